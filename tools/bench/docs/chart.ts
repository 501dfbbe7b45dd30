import type { Results } from "./report.ts";
import type { Row } from "./round.ts";

const panels: readonly { title: string; key: keyof Row }[] = [
  { title: "First paint", key: "fcp" },
  { title: "Work of the main thread", key: "mainThread" },
  { title: "A click, after the pointer has rested on the link", key: "hovered" },
];
const colours = {
  paper: "#fbf7ee",
  ink: "#211d17",
  soft: "#5b5347",
  ours: "#f2b21b",
  bar: "#d8cfc0",
};
const line = 30;
const label = 150;
const longest = 380;
const width = 640;
const face = 'font-family="Figtree, system-ui, sans-serif"';

const words = (x: number, y: number, text: string, more = "") =>
  `<text x="${x}" y="${y}" ${more || `fill="${colours.soft}"`}>${text}</text>`;

function panel({ title, key }: (typeof panels)[number], rows: readonly Row[], top: number) {
  const most = Math.max(...rows.map((row) => Number(row[key])));
  const bars = rows.map((row, at) => {
    const value = Number(row[key]);
    const y = top + 34 + at * line;
    const length = Math.max(3, Math.round((value / most) * longest));
    const own = row.name === "Daylit";
    const name = own ? `fill="${colours.ink}" font-weight="700"` : `fill="${colours.soft}"`;
    return [
      words(label - 12, y + 15, row.name, `${name} text-anchor="end"`),
      `<rect x="${label}" y="${y}" width="${length}" height="20" rx="4" fill="${own ? colours.ours : colours.bar}"/>`,
      words(label + length + 8, y + 15, `${value} ms`),
    ].join("");
  });
  const heading = words(
    label,
    top + 20,
    title,
    `fill="${colours.ink}" font-weight="600" font-size="16"`,
  );
  return heading + bars.join("");
}

/** Bars on paper of their own, so that they can be read in light and in dark; no style, no script. */
export function chart({ rows, date }: Results): string {
  const step = 34 + rows.length * line + 24;
  const height = panels.length * step + 44;
  const said = rows
    .map(({ name, fcp, mainThread, hovered }) => `${name} ${fcp}, ${mainThread} and ${hovered}`)
    .join("; ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Milliseconds of first paint, of the main thread and of a click: ${said}." font-size="14" ${face}>
<rect width="${width}" height="${height}" rx="12" fill="${colours.paper}"/>
${panels.map((each, at) => panel(each, rows, 16 + at * step)).join("\n")}
${words(label, height - 16, `${date} · medians · shorter is better`)}
</svg>
`;
}
