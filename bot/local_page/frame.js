
// The local table: follow new messages, unless the reader has scrolled back; links stay at the table.
;(() => {
  const list = document.getElementById("channel-message-list"), box = document.getElementById("channel-timeline");
  const later = document.getElementById("new-messages");
  // `awaiting`: who has just done something here wants to see what comes of it, wherever they have scrolled to.
  let newest = "", follow = true, awaiting = false;
  const low = () => box.scrollHeight - box.scrollTop - box.clientHeight < 160;
  const stick = () => { if (follow) box.scrollTop = box.scrollHeight; };
  const grown = () => {
    const id = [...list.querySelectorAll("[data-message-id]")].pop()?.dataset.messageId || "";
    if (id === newest) return;
    newest = id;
    if (awaiting) { follow = true; awaiting = false; }
    for (const wait of [0, 80, 300, 700, 1400]) setTimeout(stick, wait);
  };
  const acted = () => { awaiting = true; };
  const looked = () => setTimeout(() => { follow = low(); }, 120);
  for (const kind of ["wheel", "touchmove", "keyup"]) box.addEventListener(kind, looked, { passive: true });
  box.addEventListener("pointerup", ({ target }) => { if (target === box) looked(); }); // its scroll bar
  document.addEventListener("submit", acted, true);
  document.addEventListener("click", ({ target }) => { if (target.closest?.("button, [role=option]") && target.closest("button") !== later) acted(); }, true);
  document.addEventListener("keydown", ({ key, target }) => { if (key === "Enter" && target.closest?.("form")) acted(); }, true);
  // simcord keeps to a message that was looked at, and leaves what came after it to a button.
  new MutationObserver(() => { if ((follow || awaiting) && !later.hidden) { follow = true; later.click(); } })
    .observe(later, { attributes: true, attributeFilter: ["hidden"] });
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

// What simcord says of a press that failed stands where nobody looks; it is said above the composer here.
;(() => {
  const status = document.getElementById("action-status"), box = document.createElement("p"), again = document.createElement("button");
  const failed = /uncertain|was not completed|interrupted/;
  box.id = "press-failed";
  box.setAttribute("role", "alert");
  box.hidden = true;
  again.textContent = "Show what came of it";
  again.onclick = () => location.reload();
  document.getElementById("channel-timeline").after(box);
  new MutationObserver(() => {
    box.hidden = !failed.test(status.textContent);
    if (!box.hidden) box.replaceChildren("Your last press may not have arrived. Pressing again is safe: no answer counts twice. ", again);
  }).observe(status, { childList: true, characterData: true, subtree: true });
})();
