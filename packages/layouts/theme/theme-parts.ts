import { textWeight } from "./faces.ts";
import type { Theme } from "./theme.ts";

/** Rules that only some themes need, so that the others do not carry them. */
const keywordCss: Partial<Record<NonNullable<Theme["keyword"]>, string>> = {
  caps: `.keyword {
  letter-spacing: 0.14em;
  text-transform: uppercase;
}`,
  mark: `.keyword {
  justify-self: start;
  border-block-end: 0.35em solid var(--on-fill, var(--primary));
  color: var(--on-fill, var(--ink));
}`,
  tag: `.keyword {
  justify-self: start;
  padding: 0.1em 0.8em;
  border: 1px solid;
  border-radius: 9rem;
}`,
  italic: `.keyword {
  font-style: italic;
  font-weight: 400;
  font-size: var(--font-size-l);
}`,
  numbered: `main > :first-child {
  counter-reset: section;
}

/* Counted outside the words: they are measured, and a count inside them ends there. */
.section:has(.words > h2):has(.words > .keyword) {
  counter-increment: section;
}

.words:has(> h2) > .keyword::before {
  content: counter(section, decimal-leading-zero) " / " / "";
}`,
};

const shapeCss: Partial<Record<NonNullable<NonNullable<Theme["picture"]>["shape"]>, string>> = {
  framed: `.photo:not(.photo-fill) {
  padding: clamp(0.5rem, 2%, 1.25rem);
  border: 1px solid var(--on-fill, var(--edge));
}`,
  cut: `.photo:not(.photo-fill) {
  clip-path: polygon(0 0, calc(100% - 3rem) 0, 100% 3rem, 100% 100%, 0 100%);
}`,
};

const filterCss: Partial<Record<NonNullable<NonNullable<Theme["picture"]>["filter"]>, string>> = {
  duotone: `.photo {
  background-color: var(--primary-light);
}

.photo > img {
  mix-blend-mode: multiply;
}`,
  // By day nothing; in the dark scheme the light of a lamp from below and the evening above it.
  dusk: `.photo {
  position: relative;
  isolation: isolate;
}

.photo:not(.photo-unfiltered, .photo-daylight)::after {
  content: "";
  position: absolute;
  inset: 0;
  background-image: linear-gradient(
    to top,
    light-dark(#fff, #d9a57c),
    light-dark(#fff, #55557f)
  );
  mix-blend-mode: multiply;
  pointer-events: none;
}`,
};

const weightCss = (weight: number | undefined) => weight && `body {\n  font-weight: ${weight};\n}`;

export const themeParts = ({ keyword, picture, type }: Theme): string =>
  [
    weightCss(textWeight(type.body)),
    keyword && keywordCss[keyword],
    picture?.shape && shapeCss[picture.shape],
    picture?.filter && filterCss[picture.filter],
  ]
    .filter(Boolean)
    .join("\n\n");
