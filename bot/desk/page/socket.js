// One person's line to the table: what they do goes out, what they may see comes in.
// What is told and asked is written down in bot/desk/pages.py.

/**
 * What came of an act.
 * @typedef {Object} Done
 * @property {boolean} [failed] the bot did not answer in time
 * @property {string} [why] it was not possible, in words
 * @property {boolean} [lost] the line broke before an answer came
 * @property {boolean} [away] there was no line: nothing was sent
 * @property {Object[]} [choices] of autocomplete
 */

export class Line {
  /**
   * @param {string} address
   * @param {(told: Object) => void} heard
   * @param {(open: boolean) => void} changed the line opens or breaks
   */
  constructor(address, heard, changed) {
    Object.assign(this, { address, heard, changed, n: 0, waiting: new Map(), tries: 0 });
    this.connect();
  }

  connect() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.t !== "done") { this.heard(told); return; }
      this.waiting.get(told.n)?.(told);
      this.waiting.delete(told.n);
    };
    socket.onopen = () => { this.tries = 0; this.changed(true); };
    socket.onclose = () => {
      for (const done of this.waiting.values()) done({ lost: true });
      this.waiting.clear();
      this.changed(false);
      this.tries += 1;
      setTimeout(() => this.connect(), Math.min(3000, 300 * this.tries));
    };
  }

  /** Do something. @returns {Promise<Done>} it never fails and never waits for a broken line */
  ask(what) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ away: true });
    this.n += 1;
    const { n } = this;
    return new Promise((done) => { this.waiting.set(n, done); this.socket.send(JSON.stringify({ n, ...what })); });
  }
}

/** Say what went wrong, and whether it may be done again; "": nothing did. `safe`: doing it twice does no harm. */
export function trouble(done, safe = true) {
  if (done.why) return done.why[0].toUpperCase() + done.why.slice(1).replace(/\.?$/, ".");
  if (done.away) return "The table has stopped, so this was not sent. Do it again when it is back.";
  if (done.lost) return safe ? "The table stopped before it answered. When it is back, you may safely press again." : "The table stopped before it answered. Look whether it was done before you repeat it.";
  if (done.failed) return safe ? "Nullgate did not answer. You may safely press again." : "Nullgate did not answer. Look whether it was done before you repeat it.";
  return "";
}
