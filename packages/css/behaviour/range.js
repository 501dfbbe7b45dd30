// @ts-check
import { around, changed, define, idOf, Part, set } from "./part.js";

const day = 864e5;

/**
 * `<daylit-range>` around two date fields: adds a calendar in which the first and the last day are
 * chosen. The fields stay as they are, and the last day cannot be before the first.
 *
 * Days are counted in milliseconds, at midnight UTC, as in `valueAsNumber` of a field.
 */
export class Range extends Part {
  /** @type {HTMLElement | undefined} */
  #popover;
  /** The day that has the focus in the calendar. */
  #at = 0;
  /** @type {number | undefined} The first day, until the last is chosen. */
  #from;
  /** @type {string | undefined} The limit that the page itself gives the last day. */
  #min;

  constructor() {
    super();
    this.on("input", () => this.#limit());
    this.on("toggle", ({ target, newState }) => {
      if (target !== this.#popover) return;
      this.#from = undefined;
      // The Swedish form of a date is that of a field.
      const today = Date.parse(new Date().toLocaleDateString("sv"));
      if (newState === "open") this.#go(this.#fields[0].valueAsNumber || today);
    });
    this.on("click", (event) => {
      const { day, step } = around(event, "[data-day], [data-step]")?.dataset ?? {};
      if (day) this.#choose(Number(day));
      if (step) this.#go(this.#month(Number(step)), false);
    });
    this.on("keydown", (event) => this.#press(event));
  }

  get #fields() {
    return /** @type {[HTMLInputElement, HTMLInputElement]} */ (
      /** @type {unknown} */ (this.all("[type=date]"))
    );
  }

  get #language() {
    return /** @type {HTMLElement | null} */ (this.closest("[lang]"))?.lang || navigator.language;
  }

  render() {
    if (!this.#fields[1]) return;
    this.#min ??= this.#fields[1].min;
    this.#limit();
    if (this.#popover?.isConnected) return;
    const label = this.dataset.label ?? "Choose dates";
    this.#popover = this.make("div", "popover", {
      popover: "",
      role: "dialog",
      "aria-label": label,
    });
    this.append(
      this.make("button", "", { popovertarget: idOf(this.#popover) }, label),
      this.#popover,
    );
  }

  #limit() {
    const [{ value }, last] = this.#fields;
    const min = this.#min ?? "";
    // Dates of this form sort as words.
    last.min = [value, min].sort()[1] ?? "";
  }

  /**
   * The same day some months away, or the last day of a shorter month.
   * @param {number} months
   */
  #month(months) {
    const date = new Date(this.#at);
    const at = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + months);
    // February has no 31st: setUTCMonth went on to March.
    if (date.getUTCDate() !== at) date.setUTCDate(0);
    return Number(date);
  }

  /**
   * The start of the week that a day is in.
   * @param {number} at
   */
  #week(at) {
    const locale = /** @type {Intl.Locale & { getWeekInfo?(): { firstDay: number } }} */ (
      new Intl.Locale(this.#language)
    );
    return at - ((new Date(at).getUTCDay() + 7 - (locale.getWeekInfo?.().firstDay ?? 1)) % 7) * day;
  }

  /**
   * Shows the month of a day.
   * @param {number} to
   */
  #go(to, focuses = true) {
    const [first, last] = this.#fields;
    const popover = /** @type {HTMLElement} */ (this.#popover);
    const least = Date.parse(first.min) || -Infinity;
    const most = Date.parse(last.max) || Infinity;
    const at = Math.min(Math.max(to, least), most);
    this.#at = at;
    const from = this.#from ?? first.valueAsNumber;
    const until = this.#from === undefined ? last.valueAsNumber || from : at;
    /** @param {Intl.DateTimeFormatOptions} how */
    const format = (how) =>
      new Intl.DateTimeFormat(this.#language, { ...how, timeZone: "UTC" }).format;
    const [title, full, weekday] = [
      format({ month: "long", year: "numeric" }),
      format({ dateStyle: "full" }),
      format({ weekday: "short" }),
    ];
    const table = this.make("table", "", { role: "grid", "aria-label": title(at) });
    const names = table.createTHead().insertRow();
    const body = table.createTBody();
    const start = at - (new Date(at).getUTCDate() - 1) * day;
    let each = this.#week(start);
    while (each <= start || title(each) === title(at)) {
      const row = body.insertRow();
      for (let column = 0; column < 7; column++, each += day) {
        if (body.rows.length < 2)
          names.append(this.make("th", "", { scope: "col" }, weekday(each)));
        const cell = row.insertCell();
        if (title(each) !== title(at)) continue;
        cell.append(String(new Date(each).getUTCDate()));
        set(cell, {
          "data-day": each,
          tabindex: each === at ? 0 : -1,
          "aria-label": full(each),
          "aria-selected": each >= Math.min(from, until) && each <= Math.max(from, until),
          "aria-disabled": each < least || each > most,
        });
      }
    }
    if (!popover.firstChild) {
      /** @param {number} months @param {string} name @param {string} sign */
      const step = (months, name, sign) =>
        this.make("button", "button-quiet", { "data-step": months, "aria-label": name }, sign);
      popover.append(
        this.make(
          "div",
          "flex flex-between",
          {},
          step(-1, this.dataset.previous ?? "Previous month", "‹"),
          this.make("strong", ""),
          step(1, this.dataset.next ?? "Next month", "›"),
        ),
        this.make("table", ""),
        this.make("p", "hint", { role: "status" }),
      );
    }
    popover.querySelector("table")?.replaceWith(table);
    const [heading, hint] = /** @type {NodeListOf<HTMLElement>} */ (
      popover.querySelectorAll("strong, p")
    );
    heading?.replaceChildren(title(at));
    hint?.replaceChildren(
      this.#from === undefined
        ? (this.dataset.first ?? "Choose the first day")
        : (this.dataset.last ?? "Choose the last day"),
    );
    if (focuses) /** @type {HTMLElement} */ (table.querySelector("[tabindex='0']")).focus();
  }

  /** @param {number} at */
  #choose(at) {
    const [first, last] = this.#fields;
    const from = this.#from;
    this.#go(at);
    // A day out of bounds cannot be chosen.
    if (this.#at !== at) return;
    if (from === undefined) {
      this.#from = at;
      this.#go(at);
      return;
    }
    // Not by `value`: React compares with what was last assigned to it.
    // One after the other, because it puts back a field whose change it has not heard of.
    first.valueAsNumber = Math.min(from, at);
    changed(first);
    last.valueAsNumber = Math.max(from, at);
    changed(last);
    this.#popover?.hidePopover();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (!around(event, "[data-day]")) return;
    const at = this.#at;
    const forward = this.matches(":dir(rtl)") ? -day : day;
    const months = event.shiftKey ? 12 : 1;
    const to = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowDown: at + 7 * day,
      ArrowUp: at - 7 * day,
      Home: this.#week(at),
      End: this.#week(at) + 6 * day,
      PageDown: this.#month(months),
      PageUp: this.#month(-months),
    }[event.key];
    if (to !== undefined) this.#go(to);
    else if (event.key === "Enter" || event.key === " ") this.#choose(at);
    else return;
    event.preventDefault();
  }
}

define("daylit-range", Range);
