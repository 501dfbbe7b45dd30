import { faces, isFace, type TypeName } from "../../theme/faces.ts";
import type { CataloguePage } from "../catalogue.ts";
import type { Mood } from "./moods.ts";

const rounded: ReadonlySet<TypeName> = new Set([
  "nunito",
  "bricolage-grotesque",
  "syne",
  "sofia-sans-extra-condensed",
]);
const shapes: ReadonlySet<string> = new Set(["arch", "leaf", "pill", "tab"]);
const nights: ReadonlySet<string> = new Set(["night", "ink", "deep"]);

const hasSerifs = (name: TypeName) =>
  isFace(name) ? faces[name].fallback.includes("Georgia") : name === "system-serif";

export function moodsOf({ theme, layout }: Pick<CataloguePage, "theme" | "layout">): Mood[] {
  const { type, headline = {}, corner, picture } = theme;
  const { weight = 700, scale = "normal" } = headline;
  const opening: { tone?: string; block: string } = layout.sections[0];
  const bold = weight >= 750 || headline.case === "uppercase" || scale === "huge";
  const playful =
    rounded.has(type.headline) || corner === "round" || shapes.has(picture?.shape ?? "");
  const serifs = hasSerifs(type.headline);
  return [
    bold ? "bold" : "calm",
    serifs ? "classic" : "modern",
    ...(playful ? (["playful"] as const) : []),
    ...(nights.has(opening.tone ?? "") || opening.block === "hero-full" ? (["dark"] as const) : []),
  ];
}
