import { each } from "../section/each.tsx";

type Props = {
  /** A file of pictures/drawings: one group of paths and circles, in the tones of tones.ts. */
  svg: string;
  /** Nothing for decoration. */
  alt?: string;
  /** Where to look, in per cent, and how far to go in: 1 is the whole picture. */
  at: readonly [number, number];
  zoom: number;
};

const attribute = /([\w-]+)="([^"]*)"/g;

/** "stroke-width" → "strokeWidth", as React names it. */
const named = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const propsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = "", value]) => [named(name), value]),
  );

const side = (share: number) => (share < 34 ? "Min" : share > 66 ? "Max" : "Mid");

/**
 * A vector picture inside the document: only there the theme's custom properties reach it, also from
 * disk. Its elements are made, not parsed by the browser: a strict policy forbids markup from text.
 */
export function Drawing({ svg, alt, at: [x, y], zoom }: Props) {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const [w, h] = [width / zoom, height / zoom];
  const box = [((width - w) * x) / 100, ((height - h) * y) / 100, w, h].map(Math.round).join(" ");
  const [ground, group, ...parts] = svg.match(/<(?:path|circle|g)\b[^>]*>/g) ?? [];
  return (
    <svg
      className="drawing"
      viewBox={box}
      preserveAspectRatio={`x${side(x)}Y${side(y)} slice`}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <path {...propsOf(ground ?? "")} />
      <g {...propsOf(group ?? "")}>
        {each(parts, (part) =>
          part.startsWith("<circle") ? <circle {...propsOf(part)} /> : <path {...propsOf(part)} />,
        )}
      </g>
    </svg>
  );
}
