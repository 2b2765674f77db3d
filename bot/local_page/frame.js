
// The local table: follow new messages, unless the reader has scrolled back; links stay at the table.
;(() => {
  const list = document.getElementById("channel-message-list"), box = document.getElementById("channel-timeline");
  let newest = "", follow = true;
  const low = () => box.scrollHeight - box.scrollTop - box.clientHeight < 160;
  const stick = () => { if (follow) box.scrollTop = box.scrollHeight; };
  const grown = () => {
    const id = [...list.querySelectorAll("[data-message-id]")].pop()?.dataset.messageId || "";
    if (id !== newest) { newest = id; for (const wait of [0, 80, 300, 700, 1400]) setTimeout(stick, wait); }
  };
  for (const kind of ["wheel", "touchmove", "keyup", "pointerup"]) {
    box.addEventListener(kind, () => setTimeout(() => { follow = low(); }, 120), { passive: true });
  }
  // A link to a channel opens its tab on the front page; there is nothing behind it on the web.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href^='https://discord.com/channels/']");
    if (!link) return;
    event.preventDefault();
    parent.postMessage({ channel: link.pathname.split("/")[3] || "" }, "*");
  }, true);
  new MutationObserver(grown).observe(list, { childList: true, subtree: true });
  new ResizeObserver(stick).observe(list);
})();

// What the bot completes is asked for when its field is entered, as on Discord; until it answers, an empty list says nothing.
;(() => {
  const empty = () => document.querySelector(".command-popup:not([hidden]) .command-empty");
  const asking = () => { if (empty()) empty().textContent = "Loading options …"; };
  const completed = (field) => field?.matches?.(".command-option-input[role=combobox]");
  document.addEventListener("focusin", ({ target }) => setTimeout(() => {
    if (!completed(target) || document.activeElement !== target || !empty()) return;
    target.dispatchEvent(new Event("input", { bubbles: true }));
    asking();
  }));
  document.addEventListener("input", ({ target, isTrusted }) => { if (isTrusted && completed(target)) asking(); });
})();
