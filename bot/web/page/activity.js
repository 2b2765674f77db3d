// Inside Discord: its page around ours says by a code who is here, and our server asks Discord whose code it is.
// Frames are [kind, data]; what is asked bears a nonce, and so does its answer.
const activity = async (asked) => {
  const HANDSHAKE = 0, FRAME = 1, CLOSE = 2, PARENTS = {{parents}}, PATIENCE = 30;
  const given = new URLSearchParams(location.search), instance = given.get("instance_id"), frame = given.get("frame_id");
  if (!instance || !frame) return "";
  // The client is the page around ours, or the one that opened that; on a phone it speaks to our window itself.
  const client = parent.opener || parent, alone = client === window;
  const from = document.referrer && new URL(document.referrer).origin;
  const to = alone ? [location.origin] : PARENTS.includes(from) ? [from] : PARENTS;
  const believed = (event) => event.source === client && (PARENTS.includes(event.origin) || (alone && event.origin === location.origin));
  const waiting = new Map();
  const send = (kind, data) => { for (const x of to) client.postMessage([kind, data], x); };
  const heard = (name, seconds = 0) => new Promise((yes, no) => {
    waiting.set(name, { yes, no });
    if (seconds) setTimeout(() => no(new Error(`no ${name}`)), 1000 * seconds);
  });
  addEventListener("message", (event) => {
    if (!believed(event) || !Array.isArray(event.data)) return;
    const [kind, data] = event.data;
    if (kind === CLOSE) for (const x of waiting.values()) x.no(new Error("closed"));
    if (kind !== FRAME || !data || data.args) return;  // a window that is alone hears itself, too
    const name = data.cmd === "DISPATCH" ? data.evt : data.nonce, asker = waiting.get(name);
    waiting.delete(name);
    if (asker) (data.evt === "ERROR" ? asker.no : asker.yes)(data.data);
  });
  const { client_id: id, state } = await asked("activity/begin", { instance });
  if (!state) return "";
  const ready = heard("READY", PATIENCE);
  send(HANDSHAKE, { v: 1, encoding: "json", client_id: id, frame_id: frame });
  await ready;
  const nonce = crypto.randomUUID(), answer = heard(nonce);
  send(FRAME, { cmd: "AUTHORIZE", args: { client_id: id, response_type: "code", state, prompt: "none", scope: ["identify"] }, nonce });
  const { code } = await answer;
  return (await asked("activity/enter", { code, state })).key || "";
};
