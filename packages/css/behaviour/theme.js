// @ts-check
import { define, Part, prefixOf, set } from "./part.js";

const key = "daylit-theme";

/** Storage may be forbidden. */
const kept = () => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

/**
 * Gives the whole page a theme: `light`, `dark`, or none for that of the system. Every switch shows it.
 * @param {string} theme
 */
const apply = (theme) => {
  const root = document.documentElement;
  set(root, { [`data-${prefixOf(root)}theme`]: theme || null });
  /** @type {NodeListOf<HTMLInputElement>} */
  const radios = document.querySelectorAll("daylit-theme input");
  for (const radio of radios) radio.checked = radio.value === theme;
};

/**
 * `<daylit-theme>` around radio buttons with the values `light`, `dark` and none (the system): sets the
 * theme of the page, keeps it, and follows other switches and other windows.
 */
export class Theme extends Part {
  constructor() {
    super();
    this.on("change", ({ target }) => {
      try {
        localStorage.setItem(key, target.value);
      } catch {}
      apply(target.value);
    });
  }

  render() {
    apply(kept());
  }
}

// Before the element is there, so that the page is not painted in the other theme first.
if (globalThis.document) {
  apply(kept());
  addEventListener("storage", (event) => {
    if (event.key === key) apply(kept());
  });
}
define("daylit-theme", Theme);
