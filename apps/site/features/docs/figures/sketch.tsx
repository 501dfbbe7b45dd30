import type { ReactNode } from "react";

/* What the drawings of the guidance chapter are made of. Colours are the framework's roles, so the
   drawings follow light and dark; they need no stylesheet of their own. */

/** A small page to draw on, 320 by 200. */
export function Canvas({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" fontSize="13">
      <rect
        x="1"
        y="1"
        width="318"
        height="198"
        rx="8"
        fill="var(--surface-raised)"
        stroke="var(--line)"
      />
      {children}
    </svg>
  );
}

type At = { x: number; y: number };

/** Words that are meant to be read. */
export function Say({
  size = 13,
  weight = 400,
  fill = "var(--ink)",
  anchor = "start",
  children,
  ...at
}: At & {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: "start" | "middle" | "end";
  children: ReactNode;
}) {
  return (
    <text {...at} fontSize={size} fontWeight={weight} fill={fill} textAnchor={anchor}>
      {children}
    </text>
  );
}

/** Words of a link, inside `Say`. */
export function Link({ children }: { children: string }) {
  return (
    <tspan fill="var(--primary-text)" fontWeight="600" textDecoration="underline">
      {children}
    </tspan>
  );
}

/** Lines of text that needn’t be read; the last one is shorter. */
export function Lines({
  x,
  y,
  width,
  count = 3,
  step = 12,
  centred = false,
}: At & { width: number; count?: number; step?: number; centred?: boolean }) {
  return Array.from({ length: count }, (_, line) => {
    const length = line === count - 1 ? width * 0.6 : width;
    return (
      <rect
        key={line}
        x={centred ? x + (width - length) / 2 : x}
        y={y + line * step}
        width={length}
        height="5"
        rx="2.5"
        fill="var(--edge)"
        opacity="0.55"
      />
    );
  });
}

const looks = {
  primary: { fill: "var(--primary)", stroke: "var(--primary-text)", text: "#000" },
  plain: { fill: "var(--surface-raised)", stroke: "var(--edge)", text: "var(--ink)" },
  quiet: { fill: "none", stroke: "none", text: "var(--primary-text)" },
};

/** A button. The site's brand colour is light: black is the text that reads on it. */
export function Press({
  x,
  y,
  width,
  height = 30,
  look = "plain",
  children,
}: At & { width: number; height?: number; look?: keyof typeof looks; children: string }) {
  const { fill, stroke, text } = looks[look];
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="6" fill={fill} stroke={stroke} />
      <Say x={x + width / 2} y={y + height / 2 + 4.5} weight={600} fill={text} anchor="middle">
        {children}
      </Say>
    </>
  );
}

/** A field; `wrong` gives it the edge of an error. */
export function Field({
  x,
  y,
  width,
  wrong = false,
  soft = false,
  children,
}: At & { width: number; wrong?: boolean; soft?: boolean; children?: string }) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height="30"
        rx="6"
        fill="var(--surface)"
        stroke={wrong ? "var(--danger)" : "var(--edge)"}
        strokeWidth={wrong ? 2 : 1}
      />
      {children && (
        <Say x={x + 10} y={y + 19.5} fill={soft ? "var(--ink-soft)" : "var(--ink)"}>
          {children}
        </Say>
      )}
    </>
  );
}

/** A picture: a low sun over a hill, with more or less going on in it. */
export function Scene({
  x,
  y,
  width,
  height,
  dim = false,
}: At & {
  width: number;
  height: number;
  dim?: boolean;
}) {
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox="0 0 60 40"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill="#f6d9a8" d="M0 0h60v40H0z" />
      <circle fill="#f2a900" cx="16" cy="16" r="9" />
      <path fill="#fff3dc" d="M28 6h26v8H28z" />
      <path fill="#b5562b" d="M0 40V30l22-9 38 13v6z" />
      <path fill="#6d3a26" d="M30 40 46 18l14 16v6z" />
      {dim && <path fill="#000" opacity="0.6" d="M0 0h60v40H0z" />}
    </svg>
  );
}
