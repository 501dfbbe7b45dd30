import type { Facts } from "../../../workspace/store/record/desk-file.ts";
import { formats } from "../../../workspace/store/record/formats.ts";
import { type Use, uses } from "../../../workspace/store/record/uses.ts";

export type Level = "good" | "look" | "bad";
export type Finding = { about: string; level: Level; text: string };

export function weight(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function density({ width, scales }: Facts, use: Use): Finding {
  const { shown, name } = uses[use];
  if (scales) return { about: "Size", level: "good", text: "Vector: sharp at any size." };
  const dots = width / shown;
  const sizeText = `${width} pixels for ${shown} on the page (${name.toLowerCase()})`;
  if (dots >= 2)
    return { about: "Size", level: "good", text: `${sizeText}: sharp on every screen.` };
  if (dots >= 1)
    return {
      about: "Size",
      level: "look",
      text: `${sizeText}: fine on most screens, soft on a new phone. ${shown * 2} would be better.`,
    };
  return {
    about: "Size",
    level: "bad",
    text: `${sizeText}: it will look blurred. At least ${shown}, better ${shown * 2}.`,
  };
}

/**
 * Calibrated on the picture library at 800 pixels: crisp renders score 0.23 to 0.9, the same pictures
 * blurred by 2 pixels 0.01 to 0.06, by 4 pixels below 0.02.
 */
export const blurred = 0.03;

function focus({ sharpness, scales }: Facts): Finding | undefined {
  if (scales) return undefined;
  return sharpness < blurred
    ? {
        about: "Sharpness",
        level: "look",
        text: "No crisp edge found: it may be out of focus or enlarged. Check it at full size.",
      }
    : { about: "Sharpness", level: "good", text: "Edges are crisp." };
}

function heft({ bytes, width, height, format, scales }: Facts, use: Use): Finding {
  const weightText = weight(bytes);
  if (format === "svg" || scales)
    return bytes > 100_000
      ? {
          about: "Weight",
          level: "look",
          text: `${weightText}: heavy for a drawing. Is there a photo inside?`,
        }
      : { about: "Weight", level: "good", text: weightText };
  if (use !== "logo" && (bytes * 8) / (width * height) < 0.25)
    return {
      about: "Weight",
      level: "look",
      text: `${weightText}: strongly compressed. Is there an original?`,
    };
  if (bytes > 15_000_000)
    return {
      about: "Weight",
      level: "look",
      text: `${weightText}: welcome as an original, slow to send.`,
    };
  return { about: "Weight", level: "good", text: weightText };
}

function clear({ transparent, boxed, format }: Facts): Finding {
  if (transparent > 0.01)
    return {
      about: "Transparency",
      level: "good",
      text: `${percent(transparent)} of it lets the background through.`,
    };
  return {
    about: "Transparency",
    level: format === "jpeg" || boxed ? "bad" : "look",
    text: boxed
      ? "None: the logo comes with a solid background. Ask for a PNG or SVG without a background."
      : "None: it covers the background.",
  };
}

function seenOn(paper: "light" | "dark", share: number): Finding {
  const about = paper === "light" ? "On light" : "On dark";
  if (share >= 0.8) return { about, level: "good", text: "Seen clearly." };
  if (share >= 0.4)
    return { about, level: "look", text: `Only ${percent(share)} of it stands out.` };
  return {
    about,
    level: "bad",
    text: `It disappears: only ${percent(share)} stands out. A ${paper === "light" ? "dark" : "white"} version is needed.`,
  };
}

/** Everything there is to say about a file in the place it is meant for. */
export function judge(facts: Facts, use: Use): Finding[] {
  const findings: (Finding | undefined)[] = [
    {
      about: "Format",
      level: facts.format === "gif" ? "look" : "good",
      text:
        formats[facts.format].name +
        (facts.format === "gif" ? ": only 256 colours. Is there a PNG?" : ""),
    },
    density(facts, use),
    focus(facts),
    heft(facts, use),
  ];
  if (use === "logo")
    findings.push(clear(facts), seenOn("light", facts.seen.light), seenOn("dark", facts.seen.dark));
  return findings.filter((finding) => finding !== undefined);
}

const order: readonly Level[] = ["good", "look", "bad"];

export const worst = (findings: readonly Finding[]): Level =>
  findings.reduce<Level>(
    (level, finding) =>
      order.indexOf(finding.level) > order.indexOf(level) ? finding.level : level,
    "good",
  );

export const verdicts: Readonly<Record<Level, string>> = {
  good: "Good",
  look: "Have a look",
  bad: "Weak",
};

/** The verdict and its reasons for the ear: who does not see the card hears what it says. */
export function spoken(name: string, findings: readonly Finding[]): string {
  const level = worst(findings);
  const reasons = findings.filter((finding) => finding.level === level && level !== "good");
  return [`${name}: ${verdicts[level]}.`, ...reasons.map(({ text }) => text)].join(" ");
}
