import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const examples = join(import.meta.dirname, "../behaviour/examples");
const part = (file: string) => {
  const name = file.replace(".html", "");
  const html = readFileSync(join(examples, file), "utf8");
  return `<section id="part-${name}"><h2>${name}</h2><form>\n${html}</form></section>`;
};

/** A page with every part, on which the scenarios are played. */
export const scenarioPage = () => `<main><h1>Behaviour</h1>
${readdirSync(examples).sort().map(part).join("\n")}
<p><a id="to-weekly" href="#weekly">Weekly delivery</a></p></main>`;

/** One key, and what an expression in the page is worth after it. */
type Step = readonly [key: string, expression: string, value: unknown];

export type Scenario = {
  name: string;
  focus: string;
  steps: readonly Step[];
  /** Whether the browser itself does a part of it: opens, leads on, gives the focus back. */
  native?: true;
};

const focused = "document.activeElement.textContent.trim() || document.activeElement.id";
const focusedName = "document.activeElement.ariaLabel";

const field = (selector: string) => {
  const input = `document.querySelector("${selector}")`;
  return {
    value: `${input}.value`,
    isOpen: `${input}.ariaExpanded`,
    active: `document.getElementById(${input}.getAttribute("aria-activedescendant"))?.textContent ?? null`,
    shown: `[...document.getElementById(${input}.getAttribute("aria-controls")).querySelectorAll("[role=option]:not([hidden])")].map((each) => each.textContent.trim()).join()`,
  };
};

const town = field("#town");
const grains = field("#part-multiselect input");
const command = field("#commands input");
const chosen = `[...document.querySelector("#grains").selectedOptions].map((each) => each.text).join()`;
const chips = `[...document.querySelectorAll("#part-multiselect .chip")].map((each) => each.textContent).join()`;
const panel = `[...document.querySelectorAll("[role=tabpanel]:not([hidden])")].map((each) => each.id).join()`;
const column = (index: number) =>
  `[...document.querySelector("#part-table tbody").rows].map((row) => row.cells[${index}].textContent).join("|")`;
const sorted = `[...document.querySelectorAll("th[data-sort]")].map((each) => each.ariaSort).join()`;
const selected = `[...document.querySelectorAll("tr[aria-selected=true]")].map((row) => row.cells[1].textContent).join("|")`;
const all = `(({ checked, indeterminate }) => [checked, indeterminate].join())(document.querySelector("thead input"))`;
const dialogOpen = `document.querySelector("#commands").open`;
const stay = `[document.querySelector("#arrive").value, document.querySelector("#leave").value].join(" – ")`;
const day = `document.activeElement.ariaLabel?.replace(",", "")`;
const calendarOpen = `document.querySelector("#part-range [popover]").matches(":popover-open")`;
const hint = `document.querySelector("#part-range [role=status]").textContent`;
const days = `document.querySelectorAll("[data-day][aria-selected=true]").length`;
const order = `[...document.querySelectorAll("#part-reorder li")].map((each) => each.textContent.trim()).join("|")`;
const place = `document.querySelector("#part-reorder [role=status]").textContent`;
const theme = `document.documentElement.getAttribute("data-theme")`;

export const scenarios: readonly Scenario[] = [
  {
    name: "combobox: arrows open, move and go round, Enter takes, Escape closes",
    focus: "#town",
    steps: [
      ["ArrowDown", town.active, "Bath"],
      ["ArrowDown", town.active, "Bristol"],
      ["ArrowUp", town.active, "Bath"],
      ["ArrowUp", town.active, "Swindon"],
      ["ArrowDown", town.active, "Bath"],
      ["Enter", town.value, "Bath"],
      ["", town.isOpen, "false"],
      ["ArrowUp", town.active, "Swindon"],
      ["Escape", town.isOpen, "false"],
      ["", town.value, "Bath"],
      ["Alt+ArrowDown", town.isOpen, "true"],
      ["", town.active, null],
      ["Alt+ArrowUp", town.isOpen, "false"],
    ],
  },
  {
    name: "combobox: words find anywhere and without accents, Tab leaves them as they are",
    focus: "#town",
    steps: [
      ["o", town.shown, "Bristol,Malmö,Stroud,Swindon"],
      ["Backspace", town.shown, "Bath,Bristol,Malmö,Stroud,Swindon"],
      ["M", town.shown, "Malmö"],
      ["a", town.shown, "Malmö"],
      ["l", town.shown, "Malmö"],
      ["m", town.shown, "Malmö"],
      ["o", town.shown, "Malmö"],
      ["", town.active, null],
      ["ArrowDown", town.active, "Malmö"],
      ["Enter", town.value, "Malmö"],
      ["x", town.isOpen, "false"],
      ["Tab", town.value, "Malmöx"],
    ],
  },
  {
    name: "multi-select: Enter takes and gives back, Backspace removes the last, chips are buttons",
    focus: "#part-multiselect input",
    steps: [
      ["ArrowDown", grains.active, "Rye"],
      ["ArrowDown", grains.active, "Spelt"],
      ["Enter", chosen, "Rye,Spelt"],
      ["", chips, "Rye,Spelt"],
      ["", grains.isOpen, "true"],
      ["", grains.active, "Spelt"],
      ["Enter", chosen, "Rye"],
      ["o", grains.shown, "Oat"],
      ["Enter", chosen, "Rye,Oat"],
      ["", grains.value, ""],
      ["Backspace", chips, "Rye"],
      ["Escape", grains.isOpen, "false"],
      ["Shift+Tab", focusedName, "Remove Rye"],
      ["Enter", chosen, ""],
      ["", "document.activeElement.role", "combobox"],
    ],
  },
  {
    name: "command menu: opens with its shortcut, finds, runs, gives the focus back",
    native: true,
    focus: "#part-command button",
    steps: [
      ["Control+k", dialogOpen, true],
      ["", command.shown, "Orders,Recipes,New order,Print the labels"],
      ["ArrowDown", command.active, "Orders"],
      ["ArrowUp", command.active, "Print the labels"],
      ["n", command.shown, "New order,Print the labels"],
      ["e", command.active, "New order"],
      ["Escape", dialogOpen, false],
      ["", focused, "Commands Ctrl K"],
      ["Enter", dialogOpen, true],
      ["", command.value, ""],
      ["r", command.active, "Orders"],
      ["e", command.active, "Recipes"],
      ["Enter", "location.hash", "#reorder"],
      ["", dialogOpen, false],
      ["Control+k", dialogOpen, true],
      ["Control+k", dialogOpen, false],
    ],
  },
  {
    name: "tabs: arrows, Home and End choose; Tab goes to the panel",
    focus: "#part-tabs [aria-selected=true]",
    steps: [
      ["", panel, "daily"],
      ["ArrowRight", panel, "weekly"],
      ["", focused, "Weekly"],
      ["ArrowRight", panel, "rarely"],
      ["ArrowRight", panel, "daily"],
      ["ArrowLeft", panel, "rarely"],
      ["Home", panel, "daily"],
      ["End", panel, "rarely"],
      ["Tab", "document.activeElement.id", "rarely"],
      ["Shift+Tab", focused, "Now and then"],
    ],
  },
  {
    name: "tabs: a link from elsewhere opens its tab",
    native: true,
    focus: "#to-weekly",
    steps: [["Enter", panel, "weekly"]],
  },
  {
    name: "table: a heading sorts by words, dates and figures, both ways",
    focus: "#part-table th[data-sort] > button",
    steps: [
      ["", sorted, "none,none,none"],
      ["Enter", column(1), "Ada Lindqvist|Maria Silva|Tom Okafor"],
      [" ", column(1), "Tom Okafor|Maria Silva|Ada Lindqvist"],
      ["", sorted, "descending,none,none"],
      ["Tab", focused, "Collect"],
      ["Enter", column(2), "Thursday|Friday|Saturday"],
      ["Tab", focused, "Sum"],
      ["Enter", column(3), "£5.20|£31.00|£1,240.00"],
      ["Enter", column(3), "£1,240.00|£31.00|£5.20"],
      ["", sorted, "none,none,descending"],
    ],
  },
  {
    name: "table: Space selects a row, Shift and an arrow more, Control and A all",
    focus: "#part-table tbody input",
    steps: [
      [" ", selected, "Tom Okafor"],
      ["", all, "false,true"],
      ["Shift+ArrowDown", selected, "Tom Okafor|Ada Lindqvist"],
      ["ArrowDown", focusedName, "Maria Silva"],
      ["", selected, "Tom Okafor|Ada Lindqvist"],
      ["Control+a", selected, "Tom Okafor|Ada Lindqvist|Maria Silva"],
      ["", all, "true,false"],
      ["ArrowUp", focusedName, "Ada Lindqvist"],
      [" ", selected, "Tom Okafor|Maria Silva"],
      ["", all, "false,true"],
    ],
  },
  {
    name: "table: the box in the head selects all and none",
    focus: "#part-table thead input",
    steps: [
      [" ", selected, "Tom Okafor|Ada Lindqvist|Maria Silva"],
      [" ", selected, ""],
    ],
  },
  {
    name: "date range: the calendar’s keys choose a first and a last day",
    native: true,
    focus: "#part-range daylit-range > button",
    steps: [
      ["Enter", day, "Tuesday 1 December 2026"],
      ["", days, 4],
      ["", hint, "Choose the first day"],
      ["ArrowRight", day, "Wednesday 2 December 2026"],
      ["ArrowDown", day, "Wednesday 9 December 2026"],
      ["Home", day, "Monday 7 December 2026"],
      ["End", day, "Sunday 13 December 2026"],
      ["ArrowUp", day, "Sunday 6 December 2026"],
      ["ArrowLeft", day, "Saturday 5 December 2026"],
      ["PageDown", day, "Tuesday 5 January 2027"],
      ["PageUp", day, "Saturday 5 December 2026"],
      ["Shift+PageDown", day, "Sunday 5 December 2027"],
      ["Shift+PageUp", day, "Saturday 5 December 2026"],
      ["Enter", hint, "Choose the last day"],
      ["ArrowLeft", days, 2],
      ["ArrowLeft", day, "Thursday 3 December 2026"],
      [" ", stay, "2026-12-03 – 2026-12-05"],
      ["", calendarOpen, false],
      ["", focused, "Choose dates"],
      ["Enter", calendarOpen, true],
      ["Enter", hint, "Choose the last day"],
      ["Escape", calendarOpen, false],
      ["", stay, "2026-12-03 – 2026-12-05"],
    ],
  },
  {
    name: "reorder: arrows, Home and End move an item and keep the focus",
    focus: "#part-reorder li:nth-child(2) button",
    steps: [
      ["ArrowUp", order, "Feed the starter|Weigh the flour|Mix and rest|Shape"],
      ["", focusedName, "Move Feed the starter"],
      ["", place, "1 / 4"],
      ["ArrowUp", order, "Feed the starter|Weigh the flour|Mix and rest|Shape"],
      ["End", order, "Weigh the flour|Mix and rest|Shape|Feed the starter"],
      ["", focusedName, "Move Feed the starter"],
      ["", place, "4 / 4"],
      ["Home", order, "Feed the starter|Weigh the flour|Mix and rest|Shape"],
      ["ArrowDown", order, "Weigh the flour|Feed the starter|Mix and rest|Shape"],
    ],
  },
  {
    name: "theme: arrows choose, and the page keeps it",
    native: true,
    focus: "#part-theme [value='']",
    steps: [
      ["ArrowDown", theme, "light"],
      ["ArrowDown", theme, "dark"],
      ["", `localStorage["daylit-theme"]`, "dark"],
      ["", "getComputedStyle(document.documentElement).colorScheme", "dark"],
      ["ArrowDown", theme, null],
    ],
  },
  {
    name: "toasts: Tab reaches one, Escape closes it, the focus goes back",
    native: true,
    focus: "#part-toasts button",
    steps: [
      ["", focusedName, "Close"],
      ["Enter", "document.querySelectorAll('#part-toasts .alert').length", 0],
    ],
  },
];
