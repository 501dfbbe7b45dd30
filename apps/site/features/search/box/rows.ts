import { menu, pathOf } from "../../../model/menu.ts";
import { type Kind, kinds } from "../query/kinds.ts";
import type { SearchRecord } from "../query/record.ts";
import { grouped, type SearchOutcome } from "../query/search.ts";

/** Something in the list that can be chosen. */
export type Row =
  | { type: "record"; record: SearchRecord }
  | { type: "recent"; query: string }
  | { type: "more"; kind: Kind; count: number };

export type RowGroup = { label: string; rows: readonly Row[] };

const row = (record: SearchRecord): Row => ({ type: "record", record });

/** As many of a kind as can be taken in at a glance; the rest is one press away. */
const shown = 5;

export const resultGroups = (found: SearchOutcome, opened: ReadonlySet<Kind>): RowGroup[] =>
  grouped(found.results).map(({ kind, results }) => {
    const whole = opened.has(kind) || results.length <= shown + 1;
    const rows = (whole ? results : results.slice(0, shown)).map(({ record }) => row(record));
    return {
      label: kinds[kind],
      rows: whole ? rows : [...rows, { type: "more", kind, count: results.length }],
    };
  });

/** The sections of the site, with what each page says about itself, and the list of everything. */
export function places(records: readonly SearchRecord[]): RowGroup {
  const sections = [
    ...menu.map((item) => ({ title: item.name, path: pathOf(item) })),
    { title: "Pictures", path: "/pictures" },
  ];
  const everything: SearchRecord = {
    kind: "page",
    title: "Everything in one list",
    path: "/search",
    note: "Every page, class, property, layout, picture and project.",
  };
  return {
    label: "All of Daylit",
    rows: [
      ...sections.flatMap(({ title, path }) => {
        const record =
          records.find((one) => one.path === path) ??
          records.find((one) => one.path.startsWith(`${path}/`));
        return record ? [row({ ...record, title, path })] : [];
      }),
      row(everything),
    ],
  };
}

export const recentGroup = (recent: readonly string[]): RowGroup[] =>
  recent.length > 0
    ? [{ label: "Recent searches", rows: recent.map((query) => ({ type: "recent", query })) }]
    : [];

export const nearbyGroup = (records: readonly SearchRecord[]): RowGroup[] =>
  records.length > 0 ? [{ label: "Perhaps", rows: records.map(row) }] : [];
