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
 * Gives the whole page a theme: `light`, `dark`, or none for that of the system.
 * @param {string} theme
 */
const apply = (theme) => {
  const root = document.documentElement;
  set(root, { [`data-${prefixOf(root)}theme`]: theme || null });
};

/**
 * `<daylit-theme>` around radio buttons with the values `light`, `dark` and none (the system): sets the
 * theme of the page, keeps it, and follows other switches and other windows.
 */
export class Theme extends Part {
  constructor() {
    super();
    this.on("change", ({ target }) => {
      const { value } = target;
      try {
        localStorage.setItem(key, value);
      } catch {}
      apply(value);
      for (const each of document.querySelectorAll("daylit-theme"))
        if (each instanceof Theme) each.show(value);
    });
  }

  #follow = (/** @type {StorageEvent} */ event) => {
    if (event.key === key) this.update();
  };

  connectedCallback() {
    super.connectedCallback();
    addEventListener("storage", this.#follow);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("storage", this.#follow);
  }

  render() {
    const theme = kept();
    apply(theme);
    this.show(theme);
  }

  /** @param {string} theme */
  show(theme) {
    for (const radio of /** @type {HTMLInputElement[]} */ (this.all("input")))
      radio.checked = radio.value === theme;
  }
}

// Before the element is there, so that the page is not painted in the other theme first.
if (globalThis.document) apply(kept());
define("daylit-theme", Theme);
