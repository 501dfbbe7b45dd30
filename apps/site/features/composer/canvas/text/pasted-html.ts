import { type Run, runsOf, textOf, trimmed } from "@daylit/layouts/schema/marks.ts";
import { readableAddress } from "../../fields/controls/readable-address.ts";

/** A paragraph of something that was pasted. */
export type Pasted = { as: "paragraph" | "subhead" | "item" | "number"; text: string };

const named: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", shy: "\u00ad" },
  ...{ ndash: "–", mdash: "—", hellip: "…", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”" },
  ...{ auml: "ä", ouml: "ö", uuml: "ü", Auml: "Ä", Ouml: "Ö", Uuml: "Ü", szlig: "ß" },
  ...{ eacute: "é", egrave: "è", agrave: "à", ccedil: "ç", euro: "€", pound: "£", bull: "•" },
};

const decoded = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));?/gi, (whole, ten, hex, name) => {
    if (name) return named[name] ?? whole;
    const code = Number.parseInt(ten ?? hex, ten ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

const blocks =
  /^(?:p|div|section|article|header|footer|main|blockquote|pre|table|tr|td|th|ul|ol|li|dl|dt|dd|h[1-6]|hr|figure|figcaption|address|body|html)$/;
const ignored = /^(?:script|style|head|title|template|noscript|svg|math|select|textarea|iframe)$/;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(tag);
  return found ? decoded(found[1] ?? found[2] ?? found[3] ?? "") : undefined;
};

/** Bold by the element or by its style: some programs write a whole text into a <b> that is not bold. */
function boldness(name: string, tag: string): boolean | undefined {
  const weight = /font-weight\s*:\s*(\w+)/i.exec(attribute(tag, "style") ?? "")?.[1];
  if (weight) return /^(?:bold|bolder|[6-9]00)$/i.test(weight);
  return /^(?:b|strong)$/.test(name) ? true : undefined;
}

type Open = { name: string; bold: boolean; href: string | undefined; number: number };

/** A paragraph with the numbers of its row and cell, if it is in a table. */
type InRow = Pasted & { row?: number; cell?: number };

/** Longer cells are those of a page that is laid out in a table. */
const longestCell = 120;

/** Short cells of a row are one item: a price list isn't a heap of paragraphs. */
function withRows(found: readonly InRow[]): Pasted[] {
  const made: Pasted[] = [];
  for (let at = 0; at < found.length; ) {
    const { row, as, text } = found[at] as InRow;
    const end = row === undefined ? at : found.findLastIndex((each) => each.row === row);
    const cells = found.slice(at, end + 1);
    const isRow =
      cells.length > 1 &&
      cells.every((each) => each.row === row && each.text.length <= longestCell) &&
      new Set(cells.map(({ cell }) => cell)).size === cells.length;
    if (isRow) {
      const words = cells.flatMap((each, index) => [
        ...(index > 0 ? [{ text: " – " }] : []),
        ...runsOf(each.text),
      ]);
      made.push({ as: "item", text: textOf(words) });
    } else made.push({ as, text });
    at = isRow ? end + 1 : at + 1;
  }
  return made;
}

/**
 * HTML from another program as paragraphs with their bold words and links; nothing else of it is kept.
 * Nothing is parsed by the browser, so nothing in it can run or load. `isOwn`: it was written here, so its
 * links may lead to pages of the site.
 */
export function pastedHtml(html: string, isOwn = false): Pasted[] {
  const found: InRow[] = [];
  let cells = 0;
  const open: Open[] = [];
  let runs: Run[] = [];

  const inside = (name: RegExp) => open.findLast((each) => name.test(each.name))?.name;

  function endParagraph() {
    const isHead = inside(/^h[1-6]$/) !== undefined;
    // A heading is bold as a whole already.
    const words = runs.map(({ text, strong, href }) => ({
      text: text.replaceAll(/\s+/g, " "),
      ...(strong && !isHead ? { strong } : {}),
      ...(href ? { href } : {}),
    }));
    const text = trimmed(textOf(words));
    runs = [];
    if (text === "") return;
    const list = inside(/^[uo]l$/);
    const as = isHead
      ? "subhead"
      : inside(/^li$/)
        ? list === "ol"
          ? "number"
          : "item"
        : "paragraph";
    const [row, cell] = [numberOf(/^tr$/), numberOf(/^t[dh]$/)];
    found.push({ as, text, ...(row && cell ? { row, cell } : {}) });
  }

  const numberOf = (name: RegExp) => open.findLast((each) => name.test(each.name))?.number;

  const tokens =
    /<!--[\s\S]*?(?:-->|$)|<!\[?[^>]*>|<\?[^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
  let skipped = "";
  for (const { 0: whole, 1: closes, 2: tag, 3: rest = "" } of html.matchAll(tokens)) {
    const name = tag?.toLowerCase();
    if (skipped) {
      if (closes && name === skipped) skipped = "";
    } else if (name === undefined) {
      if (/^<[!?]/.test(whole)) continue;
      const { bold = false, href } = open.at(-1) ?? {};
      const text = decoded(whole).replaceAll(/[^\P{Cc}\s]/gu, "");
      runs.push({ text, ...(bold ? { strong: true } : {}), ...(href ? { href } : {}) });
    } else if (closes) {
      if (blocks.test(name)) endParagraph();
      const at = open.findLastIndex((each) => each.name === name);
      if (at >= 0) open.splice(at);
    } else if (ignored.test(name)) skipped = name;
    else {
      if (blocks.test(name)) endParagraph();
      if (name === "br") runs.push({ text: " " });
      if (empty.test(name) || /\/\s*$/.test(rest)) continue;
      const last = open.at(-1);
      const href = name === "a" ? readableAddress(attribute(` ${rest}`, "href") ?? "") : undefined;
      // A fragment leads to a place on the page that it came from.
      const leads = href && (isOwn || /^(?:https?|mailto|tel):/.test(href)) ? href : undefined;
      const bold = boldness(name, ` ${rest}`) ?? last?.bold ?? false;
      cells += 1;
      open.push({ name, bold, href: leads ?? last?.href, number: cells });
    }
  }
  endParagraph();
  return withRows(found);
}
