import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import { tableCells } from "./table-cells.ts";

/**
 * Lists that people have already: pasted from a spreadsheet, a PDF or a message. Each row is its cells, by
 * what they are: a price, a time, or words.
 */

export type Row = {
  cells: readonly string[];
  /** A line above several rows: “Cuts”, “Saturday”. */
  heading?: true;
};

const currency =
  "£|€|\\$|EUR|GBP|USD|CHF|Fr\\.?|zł|PLN|Kč|CZK|kr\\.?|SEK|NOK|DKK|₺|TL|₴|UAH|₪|₹|JOD|JD|EGP|د\\.أ|ج\\.م|AED";
const number =
  "\\d{1,3}(?:[.,’' \u00a0]\\d{3})*(?:[.,]\\d{1,2})?(?:,-|\\.-|,–)?|\\d+(?:[.,]\\d{1,2})?(?:,-|\\.-|,–)?";
/** "45p", "50 ct" */
const coins = "\\d{1,3}\\s?(?:p|¢|ct|cents?|pence)(?![\\p{L}])";
const amount = `(?:(?:${currency})\\s?(?:${number})|(?:${number})\\s?(?:${currency})(?![\\p{L}])|${coins})`;
const unit =
  "(?:\\s?(?:/|per|pro|je|par|por|al|à|an?\\s|each|p\\.?\\s?/?)\\s?[\\p{L}.]+(?:\\s\\d+\\s?[\\p{L}]+)?|\\s(?:each|apiece|pp))?";
const before =
  "(?:(?:from|ab|von|dès|à partir de|da|desde|a partir de|vanaf|od|från|fra|alkaen|от|від|من|ca\\.?|about|only|nur|up to)\\s)?";
const range = `${before}${amount}(?:\\s?[–—-]\\s?(?:${amount}|${number}))?${unit}|(?:${number})\\s?[–—-]\\s?${amount}${unit}`;
const free = "free|gratis|kostenlos|gratuit|gratuito|auf Anfrage|on request|POA|sur demande|مجاني";
const pricePattern = `(?:${range}|(?:${free})(?!\\p{L}))`;

const isPriceCell = new RegExp(`^(?:${pricePattern})$`, "iu");
const plainNumber = new RegExp(`^(?:${number})$`, "u");
const priceAtEnd = new RegExp(
  `^(.*?)[\\s.,;…·_:–—|=-]*(?<![\\p{L}\\p{N}])(${pricePattern})\\s*(\\([^)]*\\))?[.;]?$`,
  "iu",
);
/** "Pitch raise from £120, two visits" */
const priceInside = new RegExp(
  `^(.*?\\p{L}.*?)[\\s:–—-]+(${range})\\s*(?:[,;]|\\s[–—-])\\s+(.+)$`,
  "iu",
);
const anyPrice = new RegExp(amount, "iu");
const priceAtStart = new RegExp(`^(${range})(?:\\s*[:–—-]\\s*|\\s+)(?=\\p{L})(.+)$`, "iu");

/** "9:00", "9.30–11 Uhr", "7 pm" */
const clock = "\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:[ap]\\.?m\\.?|Uhr|h)?";
const isTimeCell = new RegExp(
  `^(?:(?:\\d{1,2}[:.h]\\d{2}\\s?(?:[ap]\\.?m\\.?|Uhr|h)?|\\d{1,2}\\s?(?:[ap]\\.?m\\.?|Uhr|h))(?:\\s?[–—-]\\s?${clock})?|\\d{1,2}\\s?[–—-]\\s?\\d{1,2}\\s?(?:[ap]\\.?m\\.?|Uhr|h))$`,
  "iu",
);
const timeAtStart = new RegExp(
  `^((?:\\d{1,2}[:.h]\\d{2}|\\d{1,2}\\s?(?=[ap]m|Uhr|h\\b|[–—-]))\\s?(?:[ap]\\.?m\\.?|Uhr|h)?(?:\\s?[–—-]\\s?${clock})?)\\s*[:–—,-]?\\s+(?=\\S)(.+)$`,
  "iu",
);

export const isPrice = (cell: string) => isPriceCell.test(cell.trim());
export const isTime = (cell: string) => isTimeCell.test(cell.trim());

/** "[12.03.26, 14:02] Resi: ", "12/03/2026, 14:02 - Resi: " */
const chat =
  /^\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]?(?: -)? [^:]{1,40}: /iu;
const bullet = /^(?:(?:[-*+•·▪‣◦–—]|\p{Emoji_Presentation}|[✔☑]\ufe0f?)+|\d{1,3}[.)](?=\s))\s*/u;

const unmarked = (text: string) =>
  text
    .replaceAll(/\*\*|__|`/g, "")
    .replace(/^#{1,6}\s+/, "")
    .trim();

const plainCell = (cell: string) => unmarked(cell.replaceAll(/\s+/g, " "));

const isRule = (line: string) => /^[\s|:+=_–—-]+$/.test(line);

const pipeRows = (lines: readonly string[]) =>
  lines
    .filter((line) => !isRule(line))
    .map((line) =>
      line
        .replace(/^\s*\|?/, "")
        .replace(/\|?\s*$/, "")
        .split(/(?<!\\)\|/)
        .map((cell) => unmarked(cell.replaceAll("\\|", "|"))),
    );

/** "**Name** – what it is" and "Name: what it is" are two cells; so are words far apart. */
function wordCells(words: string): string[] {
  const far = words.split(/\t+|\s{3,}|(?:\s?\.){4,}\s?|…{2,}|_{4,}/).map((cell) => cell.trim());
  if (far.filter(Boolean).length > 1) return far.filter(Boolean).map(unmarked);
  const [, bold, after] = /^\*\*(.+?)\*\*\s*[:–—-]?\s*(.+)$/s.exec(words) ?? [];
  if (bold && after) return [unmarked(bold.replace(/:$/, "")), unmarked(after)];
  const plain = unmarked(words);
  const [, name, rest] =
    /^(.{1,80}?)(?:\s+[–—-]\s+|:\s+|\s*;\s+)(.+)$/s.exec(plain) ??
    /^(.{2,60}?)\s*\(([^()]+)\)$/.exec(plain) ??
    [];
  return name && rest ? [name.trim(), ...wordCells(rest)] : [plain];
}

function lineCells(line: string): string[] {
  const [, time, what] = timeAtStart.exec(unmarked(line)) ?? [];
  if (time && what) return [time.trim(), ...lineCells(what)];
  const [, words, price, note] = priceAtEnd.exec(unmarkedPrice(line)) ?? [];
  if (price && words?.trim())
    return [...wordCells(words.trim()), ...(note ? [note.slice(1, -1)] : []), price.trim()];
  const [, head = "", inside, more] = priceInside.exec(unmarkedPrice(line)) ?? [];
  if (inside && more && !anyPrice.test(`${head} ${more}`))
    return [...wordCells(head.trim()), unmarked(more), inside.trim()];
  const [, first, name] = priceAtStart.exec(unmarked(line)) ?? [];
  if (first && name) return [...wordCells(name), first.trim()];
  return wordCells(line);
}

/** A price is found behind bold marks too. */
const unmarkedPrice = (line: string) =>
  line.replaceAll(new RegExp(`\\*\\*(${pricePattern})\\*\\*`, "giu"), "$1");

const hasPrice = (cells: readonly string[]) => cells.some(isPrice);

/** Lines of a message or a PDF. A line without a price below one with a price is its note. */
function lineRows(lines: readonly string[]): Row[] {
  const rows: Row[] = [];
  const all = lines.map((line) => {
    const words = line.replace(chat, "");
    const isHead =
      /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$)/.test(words) || /^[^.!?:]{2,40}:$/.test(words.trim());
    const isItem = bullet.test(words.trim());
    const isInner = /^\s{2,}\S/.test(words);
    const text = words.trim().replace(bullet, "").replace(/:$/, "");
    return { text, isHead, isItem, isInner, cells: lineCells(text) };
  });
  const priced = all.filter(({ cells }) => hasPrice(cells)).length;
  const isPriced = priced * 3 >= all.length && priced > 0;
  const alone = all.filter(({ cells: [only = "", more] }) => !more && isPrice(only)).length;
  // Every price on a line of its own ends what began with its name.
  if (isPriced && alone * 2 > priced) return stackedRows(all.map(({ cells }) => cells));
  const isTimed = all.filter(({ cells: [first = ""] }) => isTime(first)).length * 2 >= all.length;
  for (const [at, { text, isHead, isInner, cells }] of all.entries()) {
    const next = all[at + 1];
    const last = rows.at(-1);
    const [only = ""] = cells;
    // A price on a line of its own belongs to the name above it.
    if (last && !last.heading && cells.length === 1 && isPrice(only) && !hasPrice(last.cells)) {
      rows[rows.length - 1] = { cells: [...last.cells, only] };
    } else if (last?.heading && cells.length === 1 && isPrice(only)) {
      rows[rows.length - 1] = { cells: [...last.cells, only] };
    } else if (isTimed && cells.length === 1 && !isTime(only) && text.length <= 40)
      rows.push({ cells: [unmarked(text)], heading: true });
    else if (isHead && !hasPrice(cells)) rows.push({ cells: [unmarked(text)], heading: true });
    else if (isPriced && !hasPrice(cells)) {
      const isTitle =
        next && hasPrice(next.cells) && text.length <= 40 && !isInner && !/[.,;]$/.test(text);
      // Between two prices a short line may be a heading; behind the last it is a note.
      const isNote = isInner || /^[\p{Ll}(]/u.test(text) || !isTitle;
      if (last && !last.heading && isNote)
        rows[rows.length - 1] = { cells: withNote(last.cells, unmarked(text)) };
      else rows.push({ cells: [unmarked(text)], heading: true });
    } else if (isInner && last && !last.heading)
      rows[rows.length - 1] = {
        cells: [...last.cells, unmarked(text.replace(/^[\p{L} ]{2,16}:\s/u, ""))],
      };
    else rows.push({ cells });
  }
  // A heading without rows is a row without a price.
  return rows.map((row, at) => {
    const next = rows[at + 1];
    return row.heading && (!next || next.heading) ? { cells: row.cells } : row;
  });
}

/** A table from a PDF, read column by column: all names, then as many prices or times. */
function columnRows(lines: readonly string[]): Row[] | undefined {
  const half = lines.length / 2;
  const [names, values] = [lines.slice(0, half), lines.slice(half)];
  const isColumn = [isPrice, isTime].some((is) => values.every(is) && !names.some(is));
  return half > 1 && Number.isInteger(half) && isColumn
    ? names.map((name, at) => ({ cells: [unmarked(name), values[at]?.trim() ?? ""] }))
    : undefined;
}

function stackedRows(all: readonly (readonly string[])[]): Row[] {
  const rows: Row[] = [];
  let open: string[] = [];
  for (const cells of all) {
    open.push(...cells);
    if (!hasPrice(cells)) continue;
    rows.push({ cells: open });
    open = [];
  }
  return open.length > 0 ? [...rows, { cells: open }] : rows;
}

const withNote = (cells: readonly string[], note: string): string[] => {
  const at = cells.findIndex(isPrice);
  const words = at < 0 ? cells : cells.filter((_, index) => index !== at);
  const [name = "", ...notes] = words;
  return [name, [...notes, note].join(" "), ...(at < 0 ? [] : [cells[at] as string])];
};

/** "What does it cost?" and the lines below it. */
function questionRows(lines: readonly string[]): Row[] | undefined {
  const isQuestion = (line: string) =>
    /[?？؟]\**\s*$/.test(line) || /^\s*(?:Q|F|Frage|Question)\s?\d*[:.)]\s/.test(line);
  const isBoth = (line: string) => /^.{6,}?[?？؟]\**\s+\S/.test(line);
  if (
    lines.filter((line) => isQuestion(line) || isBoth(line)).length < Math.min(2, lines.length / 4)
  )
    return undefined;
  const rows: string[][] = [];
  for (const line of lines) {
    const text = unmarked(line.trim().replace(bullet, ""))
      .replace(/^(?:Q|A|F|Frage|Antwort|Question|Answer|Réponse)\s?\d*[:.)]\s+/, "")
      .trim();
    const [, question, answer] = /^(.{6,}?[?？؟])\s+(\S.*)$/.exec(text) ?? [];
    const last = rows.at(-1);
    if (isQuestion(line)) rows.push([text]);
    else if (question && answer) rows.push([question, answer]);
    else if (last) rows[rows.length - 1] = [last[0] ?? "", [...last.slice(1), text].join(" ")];
    else return undefined;
  }
  return rows.map((cells) => ({ cells }));
}

/** Rows of what was pasted, whatever it comes from; `wants` says what a row of the list has. */
export function rowsOf(text: string, wants: { questions?: boolean } = {}): Row[] {
  const whole = text.replaceAll(/\r\n?/g, "\n").replace(/\n+$/, "");
  const lines = whole.split("\n").filter((line) => line.trim() !== "");
  const rows = (list: readonly string[][]): Row[] =>
    list
      .filter((cells) => cells.some(Boolean))
      .map((cells) => {
        const said = cells.filter(Boolean);
        return said.length === 1 && list.some((other) => other.filter(Boolean).length > 1)
          ? { cells: said, heading: true }
          : { cells };
      });
  if (
    lines.filter((line) => line.includes("\t")).length * 2 >= lines.length &&
    whole.includes("\t")
  )
    return rows(tableCells(whole, "\t").map((row) => row.map(plainCell)));
  const piped = lines.filter((line) => /\S\s*\|/.test(line));
  if (piped.length > 1 && piped.length * 2 >= lines.length) return rows(pipeRows(piped));
  for (const between of [";", ","]) {
    const counts = lines.map((line) => line.split(between).length);
    const isQuoted = lines.some((line) => /(^|[;,])"/.test(line));
    if (
      lines.length > 1 &&
      (counts[0] ?? 0) > 1 &&
      counts.every((count) => count === counts[0]) &&
      (between === ";" || isQuoted)
    )
      return rows(tableCells(whole, between).map((row) => row.map(plainCell)));
  }
  if (wants.questions) {
    const found = questionRows(lines);
    if (found) return found;
  }
  return columnRows(lines) ?? lineRows(lines);
}

/** A text of an entry that a cell can fill. */
export type Slot = { name: string; field: Extract<Field, { hard: number }> };

/** Texts of one entry, the most important first. */
const slotsOf = (fields: FieldSet): Slot[] =>
  Object.entries(fields).flatMap(([name, field]): Slot[] =>
    "hard" in field && field.kind !== "action" && field.kind !== "actions" ? [{ name, field }] : [],
  );

const isPriceSlot = ({ field }: Slot) => field.role === "price" || field.kind === "price";
/** A time of a timetable; a year of a history is words to us. */
const isTimeSlot = ({ field }: Slot) => field.kind === "date" || field.role === "date";

/** Words over the columns of a spreadsheet, by what is below them. */
const columnWords: readonly (readonly [RegExp, (slot: Slot) => boolean])[] = [
  [
    /^(?:price|cost|preis|prix|prezzo|precio|preço|prijs|cena|pris|hinta|fiyat|ціна|цена|السعر|מחיר|£|€|eur)/i,
    isPriceSlot,
  ],
  [
    /^(?:time|uhrzeit|zeit|heure|ora|hora|tijd|czas|tid|aika|saat|час|الوقت|שעה|when|wann)/i,
    isTimeSlot,
  ],
  [
    /^(?:name|service|item|leistung|angebot|treatment|product|produkt|artikel|titel|title|nom|prestation|nome|servizio|nombre|servicio|naam|dienst|nazwa|usługa|isim|hizmet|назва|послуга|الاسم|الخدمة|שם|question|frage|course|kurs|class|who|wer|was|what|dish|gericht)/i,
    ({ field }) => field.role === "heading" || field.role === "person",
  ],
  [
    /^(?:role|rolle|job|position|function|funktion|fonction|ruolo|cargo|functie|görev|посада)/i,
    ({ field }) => field.role === "label",
  ],
  [
    /^(?:where|ort|raum|room|place|lieu|luogo|lugar|plaats|yer)/i,
    ({ field }) => field.role === "place",
  ],
  [
    /^(?:note|notes|description|beschreibung|details?|about|info|remarks?|bemerkung|hinweis|duration|dauer|answer|antwort|description|descrizione|descripción|omschrijving|opis|açıklama|опис|text)/i,
    ({ field }) => field.role === "text" || field.role === "note",
  ],
];

/** The columns of a heading row; undefined where the first row is a row like the others. */
function columnsOf(
  cells: readonly string[],
  slots: readonly Slot[],
): (Slot | undefined)[] | undefined {
  const folded = (text: string) => text.trim().toLowerCase();
  const found = cells.map((cell) => {
    const named = slots.find(({ name, field }) =>
      [name, field.label].some((each) => folded(each) === folded(cell)),
    );
    const [, fits] = columnWords.find(([word]) => word.test(cell.trim())) ?? [];
    return named ?? (fits && slots.find(fits));
  });
  const said = cells.filter(Boolean).length;
  const known = new Set(found.filter(Boolean)).size;
  const isShort = cells.every(
    (cell) =>
      /^[^.?!]{0,24}$/.test(cell) &&
      cell.split(/\s+/).length <= 3 &&
      !isPrice(cell) &&
      !isTime(cell),
  );
  return known > 0 && isShort && known * 2 >= said ? found : undefined;
}

export type Entry = { readonly [slot: string]: string };
export type Group = { heading?: string; entries: Entry[] };

/** "Bo Ray, apprentice" are two cells where people have a role. */
function withRole(cells: readonly string[], hasRole: boolean): readonly string[] {
  const [only = "", ...more] = cells;
  const [, name, role] = /^([^,]{2,40}),\s+(.+)$/.exec(only) ?? [];
  return hasRole && more.length === 0 && name && role ? [name, role] : cells;
}

/** A row in the texts of an entry: prices and times in their places, words in order, the rest in the last. */
function entryOf(cells: readonly string[], slots: readonly Slot[]): Entry {
  const entry: Record<string, string> = {};
  const put = (slot: Slot | undefined, cell: string) => {
    if (slot) entry[slot.name] = entry[slot.name] ? `${entry[slot.name]}, ${cell}` : cell;
  };
  const words: string[] = [];
  const hasRole = slots.some(({ field }) => field.role === "label");
  for (const cell of withRole(cells, hasRole).filter((each) => each.trim() !== "")) {
    const fits = isPrice(cell) ? isPriceSlot : isTime(cell) ? isTimeSlot : undefined;
    const free = fits && slots.find((slot) => fits(slot) && entry[slot.name] === undefined);
    if (free) put(free, cell);
    else words.push(cell);
  }
  // A column of numbers without a sign is a price where the list has one.
  const price = slots.find((slot) => isPriceSlot(slot) && entry[slot.name] === undefined);
  const bare =
    price && words.length > 1 ? words.findLastIndex((cell) => plainNumber.test(cell)) : -1;
  if (price && bare > 0) put(price, words.splice(bare, 1)[0] as string);
  const rank = ({ field: { role } }: Slot) =>
    role === "heading" || role === "person" ? 0 : role === "label" ? 1 : role === "text" ? 2 : 3;
  const open = slots
    .filter(
      (slot) =>
        !isPriceSlot(slot) &&
        entry[slot.name] === undefined &&
        !(isTimeSlot(slot) && slots.length > words.length),
    )
    .sort((a, b) => rank(a) - rank(b));
  // Numbers of a shop and the like are long texts' last words, not names.
  for (const [at, cell] of words.entries()) {
    const isLong = cell.length > (open[at]?.field.hard ?? 0);
    const longer = isLong
      ? open
          .slice(at)
          .find(({ name, field }) => entry[name] === undefined && field.hard >= cell.length)
      : undefined;
    put(
      longer ??
        open.find(({ name }, index) => index >= at && entry[name] === undefined) ??
        open.at(-1) ??
        slots[0],
      cell,
    );
  }
  return entry;
}

/** What was pasted as entries of a list, by the headings between them. */
export function entriesOf(text: string, fields: FieldSet): Group[] {
  const slots = slotsOf(fields);
  const questions = slots.some(({ name }) => name === "question");
  const rows = rowsOf(text, { questions });
  const [first, ...rest] = rows;
  const columns =
    first && first.cells.length > 1 && rest.length > 0 ? columnsOf(first.cells, slots) : undefined;
  const groups: Group[] = [];
  for (const { cells, heading } of columns ? rest : rows) {
    if (heading) groups.push({ heading: cells[0] ?? "", entries: [] });
    else {
      if (groups.length === 0) groups.push({ entries: [] });
      const said = columns ? byColumn(cells, columns, slots) : entryOf(cells, slots);
      const entry = Object.fromEntries(
        slots.flatMap(({ name }) => (said[name] === undefined ? [] : [[name, said[name]]])),
      );
      if (Object.keys(entry).length > 0) groups.at(-1)?.entries.push(entry);
    }
  }
  return groups.filter(({ entries }) => entries.length > 0);
}

function byColumn(
  cells: readonly string[],
  columns: readonly (Slot | undefined)[],
  slots: readonly Slot[],
): Entry {
  const entry: Record<string, string> = {};
  const others: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const slot = columns[at];
    if (cell.trim() === "") continue;
    if (slot && entry[slot.name] === undefined) entry[slot.name] = cell;
    else others.push(cell);
  }
  const open = slots.filter(
    ({ name, field }) =>
      entry[name] === undefined &&
      !columns.some((slot) => slot?.name === name) &&
      field.kind !== "price",
  );
  for (const [at, cell] of others.entries()) {
    const name =
      open[at]?.name ??
      open.at(-1)?.name ??
      slots.findLast(({ field }) => field.kind !== "price")?.name;
    if (name) entry[name] = entry[name] ? `${entry[name]}, ${cell}` : cell;
  }
  return entry;
}
