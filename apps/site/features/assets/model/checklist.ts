import {
  type Desk,
  hexColour,
  type Question,
  questions,
} from "../../../workspace/store/record/desk.ts";
import type { Plan } from "../../../workspace/store/record/plan.ts";
import type { Use } from "../../../workspace/store/record/uses.ts";
import { type Finding, type Level, worst } from "./judge.ts";
import { textState } from "./words.ts";

/** A file on the desk, as far as the checklist is concerned. */
export type CheckedFile = {
  name: string;
  use: Use;
  alt: string;
  /** The planned section it stands in, by id. */
  section?: number;
  findings: readonly Finding[];
};

export type State = "ready" | "look" | "missing";
export type Entry = { about: string; state: State; text: string };

const entry = (about: string, state: State, text: string): Entry => ({ about, state, text });

function brief({ brief: answers }: Desk): Entry {
  const required: readonly Question[] = ["what", "who", "next"];
  const open = required.filter((question) => !answers[question].trim());
  if (open.length === 0) return entry("Brief", "ready", "Three answers, thank you.");
  return entry("Brief", "missing", open.map((question) => questions[question].label).join(" "));
}

function colour({ colour: typed }: Desk): Entry {
  if (!typed.trim()) return entry("Colour palette", "missing", "One brand colour, as a hex value.");
  return hexColour(typed)
    ? entry("Colour palette", "ready", typed.trim())
    : entry(
        "Colour palette",
        "look",
        "That is not a hex value. Type # and six digits, such as #e2551f.",
      );
}

function words({ texts }: Desk, plan: Plan): Entry {
  const sections = plan.pages.flatMap((page) => page.sections);
  if (sections.length === 0)
    return entry("Base write-up", "missing", "No sections are planned yet.");
  const states = sections.map(({ id }) => textState(texts[id] ?? ""));
  const written = states.filter((state) => state !== "empty").length;
  const off = states.filter((state) => state === "short" || state === "long").length;
  if (written < sections.length)
    return entry(
      "Base write-up",
      "missing",
      `${written} of ${sections.length} sections have words.`,
    );
  return off > 0
    ? entry("Base write-up", "look", `All written; ${off} shorter or longer than they should be.`)
    : entry("Base write-up", "ready", `All ${sections.length} sections written.`);
}

function images(files: readonly CheckedFile[], plan: Plan): Entry {
  const pictures = files.filter(({ use }) => use !== "logo");
  const planned = plan.photos.length;
  if (pictures.length === 0)
    return planned > 0
      ? entry("Images", "ready", `None of your own; ${planned} planned with the package.`)
      : entry("Images", "missing", "No pictures here and no photos in the plan.");
  const nameless = pictures.filter(({ alt }) => !alt.trim()).length;
  if (nameless > 0)
    return entry(
      "Images",
      "missing",
      `${nameless} of ${pictures.length} without a sentence on what it shows.`,
    );
  const weak = pictures.filter(({ findings }) => worst(findings) !== "good").length;
  return weak > 0
    ? entry("Images", "look", `${weak} of ${pictures.length} could be better: see the notes.`)
    : entry(
        "Images",
        "ready",
        `${pictures.length} good ${pictures.length === 1 ? "picture" : "pictures"}.`,
      );
}

const logoStates: Record<Level, readonly [State, string]> = {
  good: ["ready", "Good on light and on dark."],
  look: ["look", "Usable; see the notes."],
  bad: ["look", "It has a weakness: see the notes."],
};

function logo(files: readonly CheckedFile[]): Entry {
  const logos = files.filter(({ use }) => use === "logo");
  if (logos.length === 0) return entry("Logo", "missing", "No logo yet.");
  const best = logos
    .map(({ findings }) => worst(findings))
    .sort(
      (one, other) => Object.keys(logoStates).indexOf(one) - Object.keys(logoStates).indexOf(other),
    )[0];
  const [state, text] = logoStates[best ?? "look"];
  return entry("Logo", state, text);
}

function styles({ styles: text, noStyles }: Desk): Entry {
  if (text.trim()) return entry("House styles", "ready", "Written down.");
  return noStyles
    ? entry("House styles", "ready", "None: we’ll help you choose.")
    : entry("House styles", "missing", "Write them down, or tick that you have none.");
}

/** The six things to bring, and what is still missing of each. */
export const checklist = (desk: Desk, plan: Plan, files: readonly CheckedFile[]): Entry[] => [
  brief(desk),
  colour(desk),
  words(desk, plan),
  images(files, plan),
  logo(files),
  styles(desk),
];

export const ready = (entries: readonly Entry[]) =>
  entries.filter(({ state }) => state !== "missing").length;
