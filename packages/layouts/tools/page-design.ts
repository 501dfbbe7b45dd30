// Looks at the hundred pages as a typesetter and an art director would, in a browser, and counts what
// is wrong: npm run do -- count design [--all] names every place
import { launchChromium } from "@daylit/browsers/chromium.ts";
import { loadOutput } from "../catalogue/load.ts";
import { startPreview } from "./preview-server.ts";

/** What is found on one page in one window, each as the words it is about. */
type Found = Record<(typeof faults)[number], string[]>;

const faults = [
  "headlineLines",
  "ledeEnds",
  "wrappedButtons",
  "brokenEmails",
  "loneTimes",
] as const;

/** Runs in the page. */
function typeset(): Found {
  const short = new Set(
    "a an the of on in at to for and by or with from as is it we no not be so up my".split(" "),
  );
  const linesOf = (element: Element): string[][] => {
    const lines: { top: number; words: string[] }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.nodeValue ?? "").matchAll(/\S+/g)) {
        // A word joined to the next by a space that does not break is two for a reader.
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const box = range.getBoundingClientRect();
        if (box.width < 2) continue;
        const line = lines.find(({ top }) => Math.abs(top - box.top) < box.height * 0.6);
        const words = match[0].split("\u00a0");
        if (line) line.words.push(...words);
        else lines.push({ top: box.top, words });
      }
    }
    return lines.map(({ words }) => words);
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    );
  const wordsOf = (element: Element) => (element.textContent ?? "").trim();
  const many = (element: Element) => linesOf(element).length > 1;
  return {
    headlineLines: shown("h1, h2, h3, .headline, blockquote.fit, p.fit")
      .filter((element) => {
        const lines = linesOf(element);
        return (
          lines.length > 1 &&
          lines.some(([word = "", ...rest]) => rest.length === 0 && short.has(word.toLowerCase()))
        );
      })
      .map(wordsOf),
    ledeEnds: shown(".subhead")
      .filter((element) => {
        const lines = linesOf(element);
        return lines.length > 1 && (lines.at(-1)?.length ?? 0) < 3;
      })
      .map(wordsOf),
    wrappedButtons: shown(".button").filter(many).map(wordsOf),
    brokenEmails: shown('a[href^="mailto:"]')
      .filter((element) => wordsOf(element).includes("@") && element.getClientRects().length > 1)
      .map(wordsOf),
    loneTimes: shown(".hours > div")
      .filter(({ firstElementChild: day, lastElementChild: time }) => {
        if (!day || !time) return false;
        return time.getBoundingClientRect().top > day.getBoundingClientRect().bottom - 4;
      })
      .map(wordsOf),
  };
}

/** Runs in the page at 1440 px. */
function composition() {
  const whole = document.documentElement.scrollHeight;
  const sections = [...document.querySelectorAll<HTMLElement>("main > .section")];
  const large = [...document.querySelectorAll<HTMLElement>("main .photo")].filter((photo) => {
    const { top, bottom, width, height } = photo.getBoundingClientRect();
    const [from, to] = [(top + scrollY) / whole, (bottom + scrollY) / whole];
    return width >= innerWidth * 0.6 && height >= 300 && to > 0.5 && from < 0.75;
  });
  const type = sections
    .slice(1)
    .flatMap((section) => [...section.querySelectorAll<HTMLElement>("*")])
    .filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
        Number.parseFloat(getComputedStyle(element).fontSize) >= 96,
    );
  const padding = sections.map((section) => {
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(section);
    return `${paddingBlockStart} ${paddingBlockEnd}`;
  });
  return {
    large: large.length > 0,
    type: type.length > 0,
    even: padding.some((each, at) => each === padding[at + 1] && each === padding[at + 2]),
    pictures: document.querySelectorAll("main .photo").length,
  };
}

/** Runs in the page: how much of a wide window its widest text or picture takes. */
function widest() {
  const boxes = [...document.querySelectorAll("main .photo, main p, main h1, main h2, main table")]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  const left = Math.min(...boxes.map((box) => Math.max(0, box.left)));
  const right = Math.max(...boxes.map((box) => Math.min(innerWidth, box.right)));
  return (right - left) / innerWidth;
}

const all = process.argv.includes("--all");
const { cataloguePages, picturePlaces } = await loadOutput();
const preview = await startPreview();
const browser = await launchChromium({ env: { ...process.env, LANGUAGE: "en_GB" } });
const places: Record<string, string[]> = {};
const note = (what: string, place: string) => {
  places[what] ??= [];
  places[what].push(place);
};
let ledes = 0;
try {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  // Pictures keep their room, so none has to come.
  await page.route("**/pictures/**", (route) => route.abort());
  for (const item of preview.pages) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`${preview.origin}/${preview.documentFile(item)}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(typeset);
      ledes += await page.locator(".subhead").count();
      for (const fault of faults)
        for (const words of found[fault]) note(fault, `${item.id} ${width}: ${words}`);
      if (width === 1440) {
        const { large, type, even, pictures } = await page.evaluate(composition);
        if (!large) note("noLargePicture", item.id);
        if (!type) note("noLargeType", item.id);
        if (even) note("threeEqualPaddings", item.id);
        if (pictures < 5) note("fewPictures", item.id);
      }
    }
    for (const width of [1920, 2560]) {
      await page.setViewportSize({ width, height: 1200 });
      const share = await page.evaluate(widest);
      if (share < 0.6) note(`narrowAt${width}`, `${item.id} ${Math.round(share * 100)}%`);
    }
  }
} finally {
  await browser.close();
  preview.close();
}

const { withPeople, peopleOften } = picturePlaces();
const count = (name: string, what: string) => {
  const list = places[name] ?? [];
  console.log(`${String(list.length).padStart(5)}  ${what}`);
  if (all) for (const place of list) console.log(`         ${place}`);
};
console.log(`${cataloguePages.length} home pages at 390, 820, 1440 and 1920 px, ${ledes} ledes`);
count("headlineLines", "headlines with a line of one short word");
count("ledeEnds", "ledes that end on a line of one or two words");
count("wrappedButtons", "buttons of two lines");
count("brokenEmails", "e-mail addresses of two lines");
count("loneTimes", "times below their day");
console.log("At 1440 px");
count("noLargePicture", "pages without a large picture between half and three quarters");
count("noLargeType", "pages without type of 96 px below the opening");
count("threeEqualPaddings", "pages with three neighbours of equal padding");
count("fewPictures", "pages with four pictures or fewer");
console.log("Wide windows");
count("narrowAt1920", "pages that use less than three fifths of 1920 px");
count("narrowAt2560", "pages that use less than three fifths of 2560 px");
console.log("Portraits");
console.log(`${String(withPeople.length).padStart(5)}  pages with a portrait`);
console.log(`${String(peopleOften.length).padStart(5)}  portraits in more than two layouts`);
if (all) for (const place of peopleOften) console.log(`         ${place}`);
