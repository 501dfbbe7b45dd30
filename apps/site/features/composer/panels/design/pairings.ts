import type { TypeName } from "@daylit/layouts/theme/faces.ts";
import { t } from "../../messages/t.ts";

/** Typefaces that go together; each pair was looked at in the catalogue. */
export const pairings: readonly { name: string; headline: TypeName; body: TypeName }[] = [
  { name: t`Fraunces with Figtree: warm, a little old`, headline: "fraunces", body: "figtree" },
  {
    name: t`Playfair with Source Serif: a book`,
    headline: "playfair-display",
    body: "source-serif-4",
  },
  {
    name: t`Cormorant with Instrument Sans: fine lines`,
    headline: "cormorant",
    body: "instrument-sans",
  },
  { name: t`Bricolage with Figtree: friendly`, headline: "bricolage-grotesque", body: "figtree" },
  { name: t`Syne with Instrument Sans: a gallery`, headline: "syne", body: "instrument-sans" },
  { name: t`Outfit throughout: round and clear`, headline: "outfit", body: "outfit" },
  { name: t`Archivo throughout: plain and strong`, headline: "archivo", body: "archivo" },
  {
    name: t`Sofia Condensed with Archivo: a poster`,
    headline: "sofia-sans-extra-condensed",
    body: "archivo",
  },
  {
    name: t`Space Grotesk throughout: technical`,
    headline: "space-grotesk",
    body: "space-grotesk",
  },
  { name: t`Bitter with Nunito: homely`, headline: "bitter", body: "nunito" },
  { name: t`Piazzolla with Figtree: this studio`, headline: "piazzolla", body: "figtree" },
  {
    name: t`The visitor’s own fonts: nothing to load`,
    headline: "system-serif",
    body: "system-sans",
  },
];
