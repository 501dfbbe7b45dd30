import { type Tone, toneName } from "@daylit/pictures/tones.ts";
import { chanceFrom, type Point } from "./geometry.ts";
import { pathOf } from "./sheet.ts";

const n = (value: number) => String(Math.round(value * 10) / 10);

type Look = { fill?: Tone; stroke?: Tone; width?: number; opacity?: number; dash?: string };

/** A flat sheet for light, pattern and letterforms, in the same tones as a drawing. */
export class Field {
  readonly width: number;
  readonly height: number;
  readonly chance: () => number;
  private parts: string[] = [];
  private readonly ground: Tone;

  constructor(width: number, height: number, ground: Tone = "ground", seed = 5) {
    [this.width, this.height, this.ground] = [width, height, ground];
    this.chance = chanceFrom(seed);
  }

  private look({ fill, stroke, width, opacity, dash }: Look): string {
    return [
      fill ? ` fill="var(${toneName(fill)})"` : ' fill="none"',
      stroke ? ` stroke="var(${toneName(stroke)})" stroke-width="${n(width ?? 2)}"` : "",
      opacity === undefined ? "" : ` opacity="${Math.round(opacity * 100) / 100}"`,
      dash ? ` stroke-dasharray="${dash}"` : "",
    ].join("");
  }

  path(d: string, look: Look): this {
    this.parts.push(`<path${this.look(look)} d="${d}"/>`);
    return this;
  }

  disc([x, y]: Point, radius: number, look: Look): this {
    this.parts.push(`<circle${this.look(look)} cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`);
    return this;
  }

  area(points: readonly Point[], fill: Tone, opacity?: number): this {
    return this.path(pathOf(points), { fill, ...(opacity === undefined ? {} : { opacity }) });
  }

  line(points: readonly Point[], stroke: Tone, width: number, opacity?: number): this {
    return this.path(pathOf(points, false), {
      stroke,
      width,
      ...(opacity === undefined ? {} : { opacity }),
    });
  }

  straight(from: Point, to: Point, stroke: Tone, width: number, opacity?: number): this {
    return this.line([from, to], stroke, width, opacity);
  }

  /** Many round dots in one path: (x, y, radius). */
  dots(list: readonly (readonly [number, number, number])[], fill: Tone, opacity?: number): this {
    const d = list
      .filter(([, , r]) => r > 0.4)
      .map(
        ([x, y, r]) =>
          `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`,
      )
      .join("");
    return this.path(d, { fill, ...(opacity === undefined ? {} : { opacity }) });
  }

  svg(): string {
    const { width: w, height: h } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><path fill="var(${toneName(this.ground)})" d="M0 0h${w}v${h}H0z"/><g stroke-linejoin="round" stroke-linecap="round">${this.parts.join("")}</g></svg>`;
  }
}

export const at = (centre: Point, radius: number, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [centre[0] + radius * Math.cos(a), centre[1] + radius * Math.sin(a)];
};

/** Part of a ring, in degrees clockwise from the right. */
export function sector(
  centre: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const p = (r: number, a: number) =>
    at(centre, r, a)
      .map((v) => Math.round(v))
      .join(" ");
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const [o, i] = [Math.round(outer), Math.round(inner)];
  if (!i)
    return `M${centre.map(Math.round).join(" ")}L${p(outer, from)}A${o} ${o} 0 ${large} 1 ${p(outer, to)}z`;
  return `M${p(outer, from)}A${o} ${o} 0 ${large} 1 ${p(outer, to)}L${p(inner, to)}A${i} ${i} 0 ${large} 0 ${p(inner, from)}z`;
}

/** Points along a function of 0 to 1. */
export const along = (count: number, f: (t: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => f(i / count));

export const turn = ([x, y]: Point, degrees: number, [cx, cy]: Point): Point => {
  const a = (degrees * Math.PI) / 180;
  return [
    cx + (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a),
    cy + (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a),
  ];
};
