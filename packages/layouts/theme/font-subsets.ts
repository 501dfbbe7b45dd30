import sizes from "../generated/fonts/sizes.json" with { type: "json" };
import type { WriteFaces } from "../render/page-css.ts";
import { type FaceName, faces } from "./faces.ts";
import {
  type ScriptSet,
  scriptFilesOn,
  scriptFontFaces,
  scriptOf,
  scriptSets,
} from "./script-faces.ts";
import type { Theme } from "./theme.ts";
import { facesOf } from "./theme-css.ts";

/**
 * Typefaces for a site whose words are known: single weights and everyday characters, a fifth of the
 * whole face. `npm run refresh` makes the files and writes down what they weigh.
 */

/** One weight, or all from 400 to 700 in one file. */
type Cut = number | "text";

/** Bytes of the file with everyday characters. */
const made: Readonly<Record<FaceName, Readonly<Record<string, number>>>> = sizes;

/** What a keyboard writes and what word processors make of it. */
const everyday =
  "U+20-7E, U+A0, U+A3, U+A9, U+B0-B2, U+B5, U+B7, U+BD, U+D7, U+E9, U+2009, U+2011, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+20AC, U+2212";
/** Letters that German, French, Spanish and the languages of the north have besides. */
const western =
  "U+C4-C6, U+C9, U+D6, U+D8, U+DC, U+DF-E2, U+E4-E8, U+EA-EB, U+ED-EF, U+F1, U+F3-F4, U+F6, U+F8-FC";
/** What else the faces have. */
const rare =
  "U+A1-A2, U+A4-A8, U+AA-AC, U+AE-AF, U+B3-B4, U+B6, U+B8-BC, U+BE-C3, U+C7-C8, U+CA-D5, U+D9-DB, U+DD-DE, U+E3, U+EC, U+F0, U+F2, U+F5, U+F7, U+FD-FF, U+131, U+152-153, U+178, U+201A, U+201E, U+2020-2021, U+2030, U+2032-2033, U+2039-203A, U+2122, U+2191, U+2193";

/** Letters of Polish, Czech, Hungarian, Romanian, Turkish and the Baltic languages. */
const eastern = "U+100-130, U+132-151, U+154-177, U+179-17F, U+218-21B, U+1E9E";

/** What files of a face may hold: a page fetches those that its words need. */
export const characterSets = {
  plain: everyday,
  west: `${everyday}, ${western}`,
  more: rare,
  east: eastern,
} as const;
export type CharacterSet = keyof typeof characterSets;

const among = (range: string) => {
  const list = range.replaceAll(
    /U\+(\w+)(?:-(\w+))?(?:, )?/g,
    (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${list}]`, "u");
};
const isWestern = among(western);
const isRare = among(rare);
const isEastern = among(eastern);

/** Running text is set in two weights; what is between them takes the nearer one. */
const textWeights = [400, 600];
/** Small facts in a face of their own are set in one. */
const accentWeight = 500;
const textRange = [400, 700] as const;

/**
 * Weights that sections ask the face of the headlines for, beside that of the headlines; `html` leaves
 * out what stands on another page.
 */
function besideHeadlines(css: string, html?: string): number[] {
  const rules = css.matchAll(
    /\.([\w-]+)[^{}]*\{[^{}]*font: (\d{3}) [^{};]*\d var\(--font-headline\)/g,
  );
  return [...rules]
    .filter(([, name = ""]) => html === undefined || html.includes(name))
    .map(([, , weight]) => Number(weight));
}

/** Words as bold as this beside the headlines' own weight may as well have that: see isHeavy. */
const alike = 300;

function weightsOf({ type, headline }: Theme, css: string, html?: string) {
  const found = new Map<FaceName, number[]>();
  const add = (name: string, weights: readonly number[]) =>
    name in faces &&
    found.set(name as FaceName, [...(found.get(name as FaceName) ?? []), ...weights]);
  const main = headline?.weight ?? 700;
  const beside = besideHeadlines(css, html).filter((weight) => Math.abs(weight - main) > alike);
  add(type.headline, [main, ...beside]);
  add(type.body, textWeights);
  if (type.accent) add(type.accent, [accentWeight]);
  return found;
}

/**
 * The fewest bytes for these weights of a face, light to bold. Headlines of another face than the text
 * have a file for each weight: most pages need one.
 */
export function subsetsFor(name: FaceName, weights: readonly number[], isText = true): Cut[] {
  const files = made[name];
  const single = Object.keys(files)
    .filter((cut) => cut !== "text")
    .map(Number);
  const near = (wanted: number) =>
    single.reduce((best, weight) =>
      Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best,
    );
  const all = [...new Set(weights.map(near))].sort((a, b) => a - b);
  const [from, to] = textRange;
  const inText = all.filter((weight) => from <= weight && weight <= to);
  const bytes = (cuts: readonly Cut[]) =>
    cuts.reduce((sum: number, cut) => sum + (files[cut] ?? 0), 0);
  if (!isText || bytes(inText) <= bytes(["text"])) return all;
  return [...all.filter((weight) => weight < from), "text", ...all.filter((weight) => weight > to)];
}

const cutsOf = (theme: Theme, css: string): Map<FaceName, Cut[]> =>
  new Map(
    [...weightsOf(theme, css)].map(([name, weights]) => [
      name,
      subsetsFor(name, weights, name === theme.type.body),
    ]),
  );

/** Which cuts of a site's faces a page asks for: "fraunces-600". */
export function subsetsOnPage(theme: Theme, css: string, html: string): string[] {
  const asked = weightsOf(theme, css, html);
  // Their Latin letters are of the same face.
  const [script] = scriptsOf(html);
  if (script) return scriptFilesOn(theme, script);
  return [...cutsOf(theme, css)].flatMap(([name, cuts]) => {
    const far = (cut: Cut, weight: number) => {
      const [from, to] = spanOf(cut);
      return Math.max(from - weight, weight - to, 0);
    };
    const near = (weight: number) =>
      cuts.reduce((best, cut) => (far(cut, weight) < far(best, weight) ? cut : best));
    return [...new Set((asked.get(name) ?? []).map(near))].map((cut) => `${name}-${cut}`);
  });
}

/** For each of several documents, the script of its language if that has faces of its own. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<html[^>]* lang="([\w-]+)"/g)].map(([, tag = ""]) => scriptOf(tag));

const spanOf = (cut: Cut) => (cut === "text" ? textRange : ([cut, cut] as const));

/** Every weight that anything asks for is answered with the nearest. */
const rangeAt = (cuts: readonly Cut[], index: number) => {
  const between = (one: Cut | undefined, other: Cut | undefined) =>
    one === undefined || other === undefined
      ? undefined
      : Math.floor((spanOf(one)[1] + spanOf(other)[0]) / 2);
  const before = between(cuts[index - 1], cuts[index]);
  return `${(before ?? 0) + 1} ${between(cuts[index], cuts[index + 1]) ?? 1000}`;
};

const endings = { plain: "", west: "-west", more: "-more", east: "-east" } as const;

export const subsetFile = (name: FaceName, cut: Cut, set: CharacterSet) =>
  `fonts/${name}-${cut}${endings[set]}.woff2`;

/** A file’s face and cut, as `subsetsOnPage` names them. */
export const cutOfFile = (file: string): string => {
  const [, cut = "", set = ""] = /^fonts\/(.+?)(?:-([a-z]+))?\.woff2$/.exec(file) ?? [];
  return set === "text" ? `${cut}-text` : cut;
};

/** Whether a browser fetches one of a site's files for a page with these words. */
export function isFetched(file: string, files: ReadonlySet<string>, words: string): boolean {
  const [, ending = ""] = /-(\w+)\.woff2$/.exec(file) ?? [];
  if (Object.hasOwn(scriptSets, ending))
    return among(scriptSets[ending as ScriptSet][1]).test(words);
  if (ending === "more") return isRare.test(words);
  if (ending === "east") return isEastern.test(words);
  // Beside the everyday letters it only adds others; alone it holds both.
  if (ending === "west" && files.has(file.replace("-west", ""))) return isWestern.test(words);
  return true;
}

const rule = (name: FaceName, weight: string, file: string, range: string) => `@font-face {
  font-family: "${faces[name].family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${file}") format("woff2");
  unicode-range: ${range};
}`;

type Ranged = readonly [set: CharacterSet, range: string];

/**
 * Files with the letters of a site's language and of its neighbours, so that a name or a word that
 * somebody adds by hand has its face. What today's words do not need is not fetched.
 */
function setsFor(language: string, words: string | undefined): Ranged[] {
  const isEnglish = /^en\b/i.test(language);
  const isPlain = isEnglish && words !== undefined && !isWestern.test(words);
  const withEast = !isEnglish || words === undefined || isEastern.test(words);
  return [
    ...(isPlain
      ? ([
          ["plain", everyday],
          ["west", western],
        ] as const)
      : ([["west", characterSets.west]] as const)),
    ["more", rare],
    ...(withEast ? ([["east", eastern]] as const) : []),
  ];
}

/** `words`: all that the site says; without it every character may come. */
export const subsetFontFaces =
  (words?: string, language = "en"): WriteFaces =>
  (theme, css) => {
    const chosen = cutsOf(theme, css);
    const sets = setsFor(language, words);
    const pages = words === undefined ? [] : scriptsOf(words);
    const scripts = new Set(
      [scriptOf(language), ...pages].filter((script) => script !== undefined),
    );
    // No page of a site that is in Arabic alone asks for the others.
    const isAll = pages.length > 0 && !pages.includes(undefined);
    const latin = (isAll ? [] : facesOf(theme)).flatMap((name) => {
      const cuts = chosen.get(name) ?? [];
      return cuts.flatMap((cut, index) =>
        sets.map(([set, range]) =>
          rule(name, rangeAt(cuts, index), subsetFile(name, cut, set), range),
        ),
      );
    });
    const others = [...scripts].flatMap((script) => scriptFontFaces(theme, script));
    return [...new Set([...latin, ...others])].join("\n\n");
  };
