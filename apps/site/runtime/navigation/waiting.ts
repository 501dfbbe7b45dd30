import rules from "./waiting.css?inline";

/** ms */
const seen = 300;
const heard = 500;

export function announce(text: string) {
  const region = document.getElementById("announcer");
  if (region) region.textContent = text;
}

let sheet: CSSStyleSheet | undefined;

function showLine(): HTMLElement {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }
  const line = document.createElement("div");
  line.className = "waiting-line hide-print";
  document.body.append(line);
  // Above the menu of a phone, which stays open until the page is there.
  line.popover = "manual";
  line.showPopover();
  return line;
}

/**
 * Says that a page is on its way: with a line that is seen, then with a word that is heard. Escape
 * cancels, and so does input, which the new page would replace. The function that comes back ends it.
 */
export function showWaiting(cancel: () => void): () => void {
  const main = document.querySelector("main");
  let line: HTMLElement | undefined;
  const timers = [
    setTimeout(() => {
      line = showLine();
    }, seen),
    setTimeout(() => {
      main?.setAttribute("aria-busy", "true");
      announce("Loading …");
    }, heard),
  ];
  const listening = new AbortController();
  const end = () => {
    timers.forEach(clearTimeout);
    listening.abort();
    line?.remove();
    main?.removeAttribute("aria-busy");
  };
  const stop = () => {
    if (main?.hasAttribute("aria-busy")) announce("Loading stopped");
    end();
    cancel();
  };
  const options = { capture: true, signal: listening.signal };
  addEventListener("keydown", ({ key }) => key === "Escape" && stop(), options);
  // Not what code sends when it puts back what was typed before it arrived.
  addEventListener("input", ({ isTrusted }) => isTrusted && stop(), options);
  return end;
}
