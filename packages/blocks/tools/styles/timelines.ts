/**
 * The minifier of Astro and Vite folds `animation` and the timeline after it into one shorthand, which
 * no browser reads: the animation is lost. It leaves longhands alone.
 */
export const keepTimelines = (css: string): string =>
  css.replaceAll(
    /animation: ([\w-]+) linear both;(?=(\s+)animation-timeline:)/g,
    "animation-name: $1;$2animation-timing-function: linear;$2animation-fill-mode: both;",
  );
