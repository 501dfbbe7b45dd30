// @ts-check
import { define, idOf, Part, set } from "./part.js";

/**
 * `<daylit-validate>` around a form: the first field that is wrong shows its message and gets the focus,
 * the others wait. Without script the browser checks the same attributes. It sets `novalidate`, so that
 * there is one message and not the browser’s beside it.
 */
export class Validate extends Part {
  constructor() {
    super();
    // Before the page’s own handlers, which may send the form by script.
    this.addEventListener(
      "submit",
      (event) => {
        const wrong = this.wrong;
        this.show(wrong);
        if (!wrong) return;
        event.preventDefault();
        event.stopPropagation();
        wrong.focus();
      },
      true,
    );
    this.on("input change", ({ target }) => {
      if (target.ariaInvalid === "true" && target.validity.valid) this.show();
    });
  }

  get form() {
    return this.querySelector("form");
  }

  /** The first field that is wrong. */
  get wrong() {
    return /** @type {HTMLInputElement[]} */ ([...(this.form?.elements ?? [])]).find(
      (field) => field.willValidate && !field.validity.valid,
    );
  }

  get #key() {
    return `daylit-validate:${location.pathname}:${this.form?.id}`;
  }

  render() {
    if (!this.form) return;
    this.form.noValidate = true;
    // After a reload the browser fills the fields in again, and the message belongs to them.
    if (this.wrong && this.wrong.name === sessionStorage.getItem(this.#key)) this.show(this.wrong);
  }

  /**
   * Shows the message of one field, or none.
   * @param {HTMLInputElement} [field]
   */
  show(field) {
    for (const each of this.all("[aria-invalid=true]")) set(each, { "aria-invalid": null });
    set(/** @type {HTMLElement} */ (this.form), { "data-checked": "" });
    if (!field) return sessionStorage.removeItem(this.#key);
    sessionStorage.setItem(this.#key, field.name);
    const place = field.closest(".field, .dl-field");
    set(field, { "aria-invalid": true });
    let message = place?.querySelector(".error, .dl-error");
    if (!message) {
      message = this.make("p", "error", {}, field.validationMessage);
      (place ?? field.labels?.[0] ?? field).after(message);
      place?.append(message);
    }
    set(field, { "aria-errormessage": idOf(message) });
  }
}

define("daylit-validate", Validate);
