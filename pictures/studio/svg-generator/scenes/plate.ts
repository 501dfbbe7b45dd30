import type { Tone } from "@daylit/pictures/tones.ts";
import { at, Field } from "../field.ts";
import { box, polygon } from "../forms.ts";
import type { Point } from "../geometry.ts";
import { rectangle } from "../geometry.ts";
import { pathOf } from "../sheet.ts";

const ink = { stroke: "line", width: 2.5 } as const;

/** A pressed glass button from above: a rim of facets round a table that takes the light. */
function faceted(f: Field, centre: Point, radius: number, corners: number, tone: Tone) {
  const outer = polygon(centre, radius, corners, -90);
  const inner = polygon(centre, radius * 0.52, corners, -90);
  f.path(pathOf(outer), { fill: tone, ...ink });
  const facet = (i: number) => {
    const j = (i + 1) % corners;
    return pathOf([outer[i], outer[j], inner[j], inner[i]] as Point[]);
  };
  const left = Array.from({ length: corners }, (_, i) => i).filter((i) => i >= corners * 0.6);
  f.path(left.map(facet).join(""), { fill: "glow", opacity: 0.55 });
  f.path(pathOf(inner), { fill: tone, ...ink }).path(pathOf(inner), { fill: "glow", opacity: 0.3 });
  f.path(outer.map((p, i) => pathOf([p, inner[i] as Point], false)).join(""), {
    stroke: "line",
    width: 1.5,
  });
}

/** A round one with a rim and holes for the thread. */
function sewn(f: Field, centre: Point, radius: number, holes: number, tone: Tone) {
  f.disc(centre, radius, { fill: tone, ...ink });
  f.disc(centre, radius * 0.7, { fill: tone, stroke: "line", width: 1.5 });
  f.path(
    `M${at(centre, radius * 0.85, 170)
      .map(Math.round)
      .join(" ")}A${Math.round(radius * 0.85)} ${Math.round(radius * 0.85)} 0 0 1 ${at(
      centre,
      radius * 0.85,
      260,
    )
      .map(Math.round)
      .join(" ")}`,
    { stroke: "glow", width: radius * 0.12 },
  );
  const spots = Array.from({ length: holes }, (_, i) =>
    at(centre, radius * 0.26, 45 + (360 / holes) * i),
  );
  f.dots(
    spots.map(([x, y]) => [x, y, radius * 0.1] as const),
    "line",
  );
}

/** The layout of a catalogue's plate: twelve glass buttons at true size, a ruler along the foot. */
export function portDrawPlate(): Field {
  const f = new Field(800, 1000, "half");
  f.area(rectangle([70, 90], [760, 970]), "shade");
  f.path(box(50, 60, 690, 890), { fill: "light", ...ink });
  const sizes = [62, 48, 74, 54, 80, 44, 70, 58, 50, 78, 46, 66];
  const toned: Tone[] = ["brand", "half", "ground", "deep", "shade", "brand"];
  for (const [i, radius] of sizes.entries()) {
    const centre: Point = [175 + (i % 3) * 220, 180 + Math.floor(i / 3) * 190];
    const tone = toned[(i * 5) % 6] as Tone;
    // The shadow that a button throws on a shirt.
    f.disc([centre[0] + 14, centre[1] + 16], radius, { fill: "shade", opacity: 0.6 });
    if (i % 3 === 1) sewn(f, centre, radius, i % 2 ? 4 : 2, tone);
    else faceted(f, centre, radius, i % 2 ? 8 : 12, tone);
    f.path(`M${centre[0] - 20} ${centre[1] + 94}h40`, { stroke: "line", width: 3 });
  }
  const marks = Array.from({ length: 31 }, (_, i) => `M${95 + i * 20} 925v${i % 5 ? -12 : -26}`);
  return f.path(`${marks.join("")}M95 925h600`, { stroke: "line", width: 2 });
}
