import { withBase } from "../model/base-path/base-path.ts";

const outcomes = { done: "Copied", failed: "Copying is blocked" };
/** ms */
const shown = 2500;

/** What to copy: the code in the same box, edited or not, or a file that has to be fetched. */
function content(button: HTMLElement): string | Promise<Blob> {
  const { copy: address } = button.dataset;
  if (!address) {
    const box = button.closest(".code");
    return box?.querySelector("textarea")?.value ?? box?.querySelector("code")?.textContent ?? "";
  }
  return fetch(withBase(address)).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text().then((text) => new Blob([text], { type: "text/plain" }));
  });
}

/** A text that is still to come is handed over as it is: Safari forgets the press while one waits. */
const write = (text: string | Promise<Blob>) =>
  typeof text === "string"
    ? navigator.clipboard.writeText(text)
    : navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);

const labels = new WeakMap<Element, string>();

/** The first text of a button is what is seen on it; the rest is for the ear and stays. */
function showOutcome(button: HTMLElement, outcome: string) {
  const seen = button.firstChild as Text;
  const label = labels.get(button) ?? seen.data;
  labels.set(button, label);
  const status = button.nextElementSibling;
  seen.data = outcome;
  if (status) status.textContent = outcome;
  setTimeout(() => {
    seen.data = label;
    if (status) status.textContent = "";
  }, shown);
}

/** Copies, and says so to the eye and to a screen reader. */
export function watchCopy() {
  document.addEventListener("click", async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy]");
    if (!button) return;
    try {
      await write(content(button));
      showOutcome(button, outcomes.done);
    } catch {
      // Refused by the browser, or not there at all on a page without https.
      showOutcome(button, outcomes.failed);
    }
  });
}
