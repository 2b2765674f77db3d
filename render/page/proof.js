// What of an opened record can be checked with arithmetic alone: the seed, every roll, every seal, checksums.

const RAW = "\u0000";

// JSON with its fractions kept as they are written: 22.0 is sealed as "22.0".
function parsed(text) {
  const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
  return JSON.parse(text.replace(token, (x) => (/^-?\d.*[.eE]/.test(x) ? `{${JSON.stringify(RAW)}:"${x}"}` : x)));
}

// Plain data as JSON in one way only: sorted keys, no spaces.
function canonical(x) {
  if (Array.isArray(x)) return `[${x.map(canonical).join(",")}]`;
  if (x === null || typeof x !== "object") return JSON.stringify(x);
  if (Object.keys(x).length === 1 && RAW in x) return x[RAW];
  const keys = Object.keys(x).sort((a, b) => compared([...a], [...b]));
  return `{${keys.map((k) => `${JSON.stringify(k)}:${canonical(x[k])}`).join(",")}}`;
}

// The order of two lists of characters by their numbers.
function compared(a, b) {
  for (let i = 0; i < a.length && i < b.length; i++) {
    if (a[i] !== b[i]) return a[i].codePointAt(0) - b[i].codePointAt(0);
  }
  return a.length - b.length;
}

// JSON with nothing but ASCII in it.
const ascii = (x) =>
  JSON.stringify(x).replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

async function rollOf(hmac, head, k, sides) {
  const limit = ((1n << 64n) / BigInt(sides)) * BigInt(sides);
  for (let attempt = 0; ; attempt++) {
    const digest = await hmac(`${head},${k},${attempt}]`);
    const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (number < limit) return Number(number % BigInt(sides)) + 1;
  }
}

// Each check as {key, good, n, of, wrong: numbers of entries}.
async function rollsChecked(record) {
  const words = Object.entries(record.words).sort((a, b) => compared([...a[0]], [...b[0]]));
  const head = ascii([record.id, words]).slice(0, -1);
  const hmac = await keyed(unhex(record.seed));
  const wrong = [], gaps = [];
  let due = 0, n = 0, of = 0;
  for (const e of record.entries) {
    if (!e.rolls.length) continue;
    if (e.k !== due) gaps.push(e.n);
    for (const [i, [sides, number]] of e.rolls.entries()) {
      of++;
      if (sides >= 1 && (await rollOf(hmac, head, e.k + i, sides)) === number) n++;
      else wrong.push(e.n);
    }
    due = e.k + e.rolls.length;
  }
  return [
    { key: "page-check-rolls", good: !wrong.length, n, of, wrong },
    { key: "page-check-count", good: !gaps.length, wrong: gaps },
  ];
}

async function sealsChecked(record) {
  const sealed = record.entries.filter((e) => e.seal), wrong = [];
  for (const e of sealed) {
    const text = `${e.salt}|${e.seat}|${e.decision}|${canonical(e.action)}`;
    if ((await sha256(text)) !== e.seal) wrong.push(e.n);
  }
  const n = sealed.length - wrong.length;
  return { key: "page-check-seals", good: !wrong.length, n, of: sealed.length, wrong };
}

// `texts` are the record, the page's data and its parts; `digests` what they should add up to.
async function proved(texts, digests, position) {
  const sums = await Promise.all(texts.map(sha256));
  const whole = { key: "page-check-record", good: sums[0] === digests[0], hash: sums[0], wrong: [] };
  const pictures = { key: "page-check-pictures", good: sums[1] === digests[1] && sums[2] === digests[2], wrong: [] };
  let record;
  try {
    record = parsed(texts[0]);
    const seed = { key: "page-check-seed", good: (await sha256(unhex(record.seed))) === record.commitment, wrong: [] };
    if (!/^[0-9a-f]{64}$/.test(record.seed)) seed.good = false;
    const last = record.entries[record.entries.length - 1];
    const state = { key: "page-check-state", good: crc32(position) === last.after, wrong: [] };
    return [whole, seed, ...(await rollsChecked(record)), await sealsChecked(record), state, pictures];
  } catch (why) {
    return [whole, { key: "page-check-readable", good: false, wrong: [] }, pictures];
  }
}
