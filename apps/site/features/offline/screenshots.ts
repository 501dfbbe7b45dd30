/** Pictures of the site for the systems' install dialogs; made by tools/scripts/screenshots.ts. */
type Screenshot = {
  path: string;
  label: string;
  form: "wide" | "narrow";
};

export const screenshotSizes = { wide: [1280, 800], narrow: [780, 1688] } as const;

export const screenshots: readonly Screenshot[] = [
  { path: "/", label: "The studio's front page", form: "wide" },
  { path: "/layouts", label: "A hundred layouts in twenty trades", form: "wide" },
  { path: "/stylesheet/card", label: "The reference: code beside a live sample", form: "wide" },
  { path: "/", label: "The studio's front page on a phone", form: "narrow" },
  { path: "/documentation", label: "The documentation on a phone", form: "narrow" },
];

/** Its file among the assets, named after the page. */
export const screenshotFile = ({ path, form }: Screenshot) =>
  `screenshot-${path.split("/").at(-1) || "home"}-${form}.webp`;
