"use strict";
// SHA-256, HMAC and CRC-32. The browser's own where it offers them, which it may not for a file; else ours.

const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => Array.from(bytes, (x) => x.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) || [], (x) => parseInt(x, 16));

const ROUNDS = (() => {
  // The first 32 bits of the fractions of the cube roots of the first 64 primes.
  const found = [];
  for (let n = 2; found.length < 64; n++) {
    let prime = true;
    for (let k = 2; k * k <= n; k++) if (n % k === 0) prime = false;
    if (prime) found.push(n);
  }
  const fraction = (x) => ((x - Math.floor(x)) * 4294967296) >>> 0;
  return { cubes: found.map((n) => fraction(Math.cbrt(n))), squares: found.slice(0, 8).map((n) => fraction(Math.sqrt(n))) };
})();

function ownSha256(bytes) {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const all = new DataView(padded.buffer);
  all.setUint32(padded.length - 8, Math.floor(bytes.length / 536870912));
  all.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const sum = Uint32Array.from(ROUNDS.squares), w = new Uint32Array(64);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = all.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS.cubes[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g; g = f; f = e; e = (d + one) | 0; d = c; c = b; b = a; a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => { sum[i] += x; });
  }
  const out = new DataView(new ArrayBuffer(32));
  sum.forEach((x, i) => out.setUint32(4 * i, x));
  return new Uint8Array(out.buffer);
}

function ownHmac(key, bytes) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? ownSha256(key) : key);
  const around = (pad, inner) => {
    const both = new Uint8Array(64 + inner.length);
    both.set(block.map((x) => x ^ pad));
    both.set(inner, 64);
    return ownSha256(both);
  };
  return around(0x5c, around(0x36, bytes));
}

const subtle = globalThis.crypto && crypto.subtle;

async function sha256(text) {
  const bytes = typeof text === "string" ? utf8(text) : text;
  return hex(subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : ownSha256(bytes));
}

// A function from texts to HMAC-SHA256 under a key.
async function keyed(key) {
  if (!subtle || !key.length) return async (text) => ownHmac(key, utf8(text));
  const own = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (text) => new Uint8Array(await subtle.sign("HMAC", own, utf8(text)));
}

function crc32(text) {
  let sum = -1;
  for (const byte of utf8(text)) {
    sum ^= byte;
    for (let k = 0; k < 8; k++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ -1) >>> 0;
}
