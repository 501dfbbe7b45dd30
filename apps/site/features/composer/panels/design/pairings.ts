import type { TypeName } from "@daylit/layouts/theme/faces.ts";

/** Typefaces that go together; each pair was looked at in the catalogue. */
export const pairings: readonly { name: string; headline: TypeName; body: TypeName }[] = [
  { name: "Fraunces with Figtree: warm, a little old", headline: "fraunces", body: "figtree" },
  {
    name: "Playfair with Source Serif: a book",
    headline: "playfair-display",
    body: "source-serif-4",
  },
  {
    name: "Cormorant with Instrument Sans: fine lines",
    headline: "cormorant",
    body: "instrument-sans",
  },
  { name: "Bricolage with Figtree: friendly", headline: "bricolage-grotesque", body: "figtree" },
  { name: "Syne with Instrument Sans: a gallery", headline: "syne", body: "instrument-sans" },
  { name: "Outfit throughout: round and clear", headline: "outfit", body: "outfit" },
  { name: "Archivo throughout: plain and strong", headline: "archivo", body: "archivo" },
  {
    name: "Sofia Condensed with Archivo: a poster",
    headline: "sofia-sans-extra-condensed",
    body: "archivo",
  },
  { name: "Space Grotesk throughout: technical", headline: "space-grotesk", body: "space-grotesk" },
  { name: "Bitter with Nunito: homely", headline: "bitter", body: "nunito" },
  { name: "Piazzolla with Figtree: this studio", headline: "piazzolla", body: "figtree" },
  {
    name: "The visitor’s own fonts: nothing to load",
    headline: "system-serif",
    body: "system-sans",
  },
];
