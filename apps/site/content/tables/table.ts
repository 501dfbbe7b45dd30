/** A table whose cells are Markdown. */
export type Table = { head: string[]; rows: string[][]; end?: number[] };

/** As Markdown writes it; `end` are the columns with numbers. */
export function markdown({ head, rows, end = [] }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, column) => (end.includes(column) ? "---:" : "---"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}
