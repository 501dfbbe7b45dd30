import { markdown } from "./table.ts";

/** How a point was tried: by tests, or by reading and by hand; `none`: there is nothing here that it is about. */
type Tried = { tests: readonly string[] } | { record: string } | { none: string };

const every = "e2e/accessibility/every-page.spec.ts";
const states = "e2e/accessibility/open-states.spec.ts";
const means = "e2e/accessibility/means.spec.ts";
const composer = "e2e/accessibility/composer.spec.ts";
const focus = "e2e/accessibility/focus-stays.spec.ts";
const documents = "e2e/accessibility/documents.built.test.ts";
const spoken = "e2e/spoken/journeys.ts";
const noMedia = { none: "no sound or film" };

/** Every point of WCAG 2.2 at levels A and AA, with where it was tried. */
export const points: Readonly<Record<string, readonly [name: string, Tried]>> = {
  "1.1.1": ["Non-text content", { tests: [every, documents, spoken] }],
  "1.2.1": ["Audio-only and video-only", noMedia],
  "1.2.2": ["Captions", noMedia],
  "1.2.3": ["Audio description or alternative", noMedia],
  "1.2.4": ["Captions, live", noMedia],
  "1.2.5": ["Audio description", noMedia],
  "1.3.1": ["Info and relationships", { tests: [every, states, documents, spoken] }],
  "1.3.2": ["Meaningful sequence", { tests: [spoken] }],
  "1.3.3": ["Sensory characteristics", { record: "texts read, 17 November 2026" }],
  "1.3.4": ["Orientation", { record: "code read, 19 November 2026" }],
  "1.3.5": ["Identify input purpose", { tests: [every] }],
  "1.4.1": ["Use of colour", { tests: [means, "e2e/accessibility/forced-colours.spec.ts"] }],
  "1.4.2": ["Audio control", noMedia],
  "1.4.3": ["Contrast", { tests: [every, states, "e2e/css/lowest-contrast.spec.ts"] }],
  "1.4.4": ["Resize text", { tests: [every, composer] }],
  "1.4.5": ["Images of text", { record: "texts and pictures read, 17 November 2026" }],
  "1.4.10": ["Reflow", { tests: [every, means, composer] }],
  "1.4.11": ["Non-text contrast", { tests: [means, composer, "e2e/css/contrast.spec.ts"] }],
  "1.4.12": ["Text spacing", { tests: [every] }],
  "1.4.13": ["Content on hover or focus", { record: "code read, 19 November 2026" }],
  "2.1.1": ["Keyboard", { tests: [spoken, "e2e/composer/owner-journey.spec.ts"] }],
  "2.1.2": ["No keyboard trap", { tests: ["e2e/shell/keyboard.spec.ts", composer] }],
  "2.1.4": ["Character key shortcuts", { tests: ["apps/site/runtime/start/boot.dom.test.ts"] }],
  "2.2.1": ["Timing adjustable", { none: "no time limits" }],
  "2.2.2": ["Pause, stop, hide", { tests: ["e2e/layouts/motion.spec.ts", means] }],
  "2.3.1": ["Three flashes", { none: "nothing flashes" }],
  "2.4.1": ["Bypass blocks", { tests: [every, "e2e/shell/keyboard.spec.ts"] }],
  "2.4.2": ["Page titled", { tests: [documents] }],
  "2.4.3": [
    "Focus order",
    { tests: [focus, "apps/site/features/composer/store/take-step.dom.test.ts"] },
  ],
  "2.4.4": ["Link purpose", { tests: [every] }],
  "2.4.5": ["Multiple ways", { tests: ["e2e/search/search.spec.ts", "e2e/shell/menu.spec.ts"] }],
  "2.4.6": ["Headings and labels", { tests: [every, documents] }],
  "2.4.7": ["Focus visible", { tests: [means] }],
  "2.4.11": [
    "Focus not obscured",
    { tests: [means, "apps/site/features/composer/canvas/bar-place.test.ts"] },
  ],
  "2.5.1": ["Pointer gestures", { record: "code read, 19 November 2026" }],
  "2.5.2": ["Pointer cancellation", { record: "code read, 19 November 2026" }],
  "2.5.3": ["Label in name", { tests: [every] }],
  "2.5.4": ["Motion actuation", { none: "nothing listens to movement of the device" }],
  "2.5.7": [
    "Dragging movements",
    { tests: ["e2e/layouts/slider.spec.ts", "e2e/composer/compose-ways.spec.ts"] },
  ],
  "2.5.8": ["Target size", { tests: [every] }],
  "3.1.1": ["Language of page", { tests: [documents] }],
  "3.1.2": ["Language of parts", { record: "texts searched, 17 November 2026" }],
  "3.2.1": ["On focus", { record: "third audit, 18 November 2026" }],
  "3.2.2": ["On input", { record: "third audit, 18 November 2026" }],
  "3.2.3": ["Consistent navigation", { record: "code read, 19 November 2026" }],
  "3.2.4": ["Consistent identification", { tests: [every] }],
  "3.2.6": ["Consistent help", { record: "code read, 19 November 2026" }],
  "3.3.1": ["Error identification", { record: "second audit, 17 November 2026" }],
  "3.3.2": ["Labels or instructions", { tests: [every, states] }],
  "3.3.3": ["Error suggestion", { record: "second audit, 17 November 2026" }],
  "3.3.4": ["Error prevention", { tests: ["e2e/accessibility/focus-stays.spec.ts"] }],
  "3.3.7": ["Redundant entry", { tests: ["e2e/tools/workspace.spec.ts"] }],
  "3.3.8": ["Accessible authentication", { none: "no account with us" }],
  "4.1.2": ["Name, role, value", { tests: [every, states, spoken] }],
  "4.1.3": ["Status messages", { tests: ["e2e/accessibility/said-after-a-pause.spec.ts", spoken] }],
};

const whereTried = (tried: Tried) =>
  "tests" in tried
    ? tried.tests.map((file) => `\`${file}\``).join(", ")
    : "record" in tried
      ? `By reading or by hand: ${tried.record}.`
      : `Nothing to try: ${tried.none}.`;

/** The result, before the list: how many points were tried, and how. */
export function wcagResult(): string {
  const all = Object.values(points).map(([, tried]) => tried);
  const count = (key: string) => all.filter((tried) => key in tried).length;
  const onlyRead = all.filter(
    (tried) => "record" in tried && /^code read/.test(tried.record),
  ).length;
  return `WCAG 2.2 has ${all.length} points at levels A and AA. Tests try ${count("tests")} of them, ${count("record") - onlyRead} were looked at by hand, of ${onlyRead} we have only read the code, and ${count("none")} are about things that are not here, such as films. Where we know of a gap, it is listed below.`;
}

export const wcagTable = () =>
  markdown({
    head: ["Point", "Tried"],
    rows: Object.entries(points).map(([number, [name, tried]]) => [
      `${number} ${name}`,
      whereTried(tried),
    ]),
  });
