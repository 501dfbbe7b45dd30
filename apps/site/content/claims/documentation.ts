import {
  claimsIn,
  contrast,
  doubled,
  hundredLayouts,
  lineLength,
  narrow,
  targets,
  wcag,
} from "./claim.ts";

const scale = (has: string) => ({ file: "packages/css/src/tokens/scale.css", has });
const grid = {
  test: "apps/site/content/claims/grid.test.ts",
  named: "the chapter's table says when the columns appear",
};
const visibility = (has: string) => ({ file: "packages/css/src/layout/visibility.css", has });
const byHand = { example: "what to try; it claims nothing" };
const releases = {
  file: "packages/hosting/releases/releases.ts",
  has: "{ releases: 5, days: 30 }",
};

export const documentationClaims = [
  ...claimsIn("content/documentation/react.mdx", [
    [
      "You need React 18.3 or newer",
      { file: "packages/blocks/package.json", has: '"react": "^18.3.0 || ^19.0.0"' },
    ],
  ]),
  ...claimsIn("content/documentation/introduction.mdx", [
    [
      "browsers from before 2024",
      { test: "apps/site/content/documentation.test.ts", named: "names every young feature" },
    ],
    [
      "every class with a live sample",
      {
        test: "apps/site/features/reference/sources/part.test.ts",
        named: "every class has its row and a live sample with it, on one page",
      },
    ],
    ["computed in a browser for 4,096 brand colours", contrast],
    [
      "no selector stronger than two classes and no `!important`",
      {
        test: "packages/css/tools/reference/figures.test.ts",
        named: "no selector is stronger than two classes",
      },
    ],
    ["None of our texts falls below 4.5:1 for any of 4,096 brand colours", contrast],
  ]),
  ...claimsIn("content/documentation/theming.mdx", [
    ["measured for 4,096 brand colours", contrast],
    ["text at least 4.5:1, control edges and the focus ring at least 3:1", contrast],
  ]),
  ...claimsIn("content/documentation/typography.mdx", [
    ["a visitor who sets text to 200 % gets text of twice the size", doubled],
    ["at a window width of 900 pixels", scale("(width >= 900px)")],
    ["1.0625, 1.25, 1.5, then a jump to 2.5 and 3.75", scale("--font-size-3xl: 3.75rem")],
    ["Lines of 60 to 75 characters", lineLength],
    ["`--measure` is 66 characters", scale("--measure: 66ch")],
    ["none narrower than 18", { file: "packages/css/src/typography/paragraph.css", has: "18rem" }],
    ["below about 1.5", { example: "advice" }],
    [
      "usually 20 to 50 kB",
      {
        source: "Figtree 20 kB and Piazzolla 32 kB, latin, in @fontsource-variable",
        on: "2026-11-15",
      },
    ],
  ]),
  ...claimsIn("content/documentation/layout-and-responsiveness.mdx", [
    ["never wider than `--width` (72 `rem`)", scale("--width: 72rem")],
    ["the normal gap of 2 `rem`", grid],
    [/^\| `\.grid-1-\d` .*$/m, grid],
    [
      /^\| `\.gap-s` \| 0\.5 `rem`.*$/m,
      { file: "packages/css/src/layout/gap.css", has: "--_gap: 0.5rem" },
    ],
    [/^\| `\.gap-m` \| 1 `rem`.*$/m, scale("--gap-m: 1rem")],
    [/^\| `\.gap-l` \| 2 `rem`.*$/m, scale("--gap-l: 2rem")],
    [/^\| `\.gap-xl` \| 4 `rem`.*$/m, scale("--gap-xl: 4rem")],
    ["| s | below 40em (640 px) |", visibility("40em")],
    ["| m | 40em to 64em |", visibility("64em")],
    ["| l | 64em to 90em (1024 to 1440 px) |", visibility("90em")],
    ["| xl | from 90em |", visibility("90em")],
    ["crop to 1:1 and 16:9", { file: "packages/css/src/components/figure.css", has: "16 / 9" }],
    ["**320 px:** nothing scrolls sideways", narrow],
    ["**390 px with text at 200 %:** the same", narrow],
    ["**1440 px:** lines of text are still short", byHand],
  ]),
  ...claimsIn("content/documentation/animation.mdx", [
    ["lets a block rise by 2 `rem`", { file: "packages/css/src/motion/reveal.css", has: "2rem" }],
    [/About 0\.1 s .* 0\.2 s .* 0\.35 s for something/, { example: "advice" }],
    ["WCAG 2.2.2", { source: "WCAG 2.2, 2.2.2 Pause, Stop, Hide", on: "2026-11-15" }],
    ["set `ui.prefersReducedMotion` to 1", { example: "a setting of Firefox" }],
    ["in Windows 11 in Settings", { example: "a name" }],
    ["`--time`: a fifth of a second", scale("--time: 0.2s")],
  ]),
  ...claimsIn("content/documentation/accessibility.mdx", [
    ["text at least 4.5:1, control edges and focus ring at least 3:1", contrast],
    ["one ring of 3 px", { test: "e2e/css/interaction.spec.ts", named: "a whole ring of 3 px" }],
    ["at least 44 px tall, single links that stand alone at least 24 px", targets],
    ["text at 200 % keeps its layout", doubled],
    [
      "every text has at least 7:1",
      {
        test: "e2e/accessibility/framework-wishes.spec.ts",
        named: "more contrast: every text has at least 7:1",
      },
    ],
    ["no sideways scrolling at 320 px", narrow],
    [
      "a wide window zoomed to 400 %",
      { source: "WCAG 2.2, 1.4.10: 1,280 px at 400 % are 320", on: "2026-11-15" },
    ],
    ["a colour that has 3:1 on your surfaces", wcag],
    ["4,096 brand colours", contrast],
    ["**Text at 200 %**", byHand],
    ["**Zoom to 400 %** in a window 1280 px wide", byHand],
    ["<kbd>F5</kbd>", { example: "a key" }],
  ]),
  ...claimsIn("content/documentation/ui-ux-guidance.mdx", [
    ["m inside a group, l between things side by side, xl between parts", scale("--gap-xl: 4rem")],
    ["Lines of 60 to 75 characters", lineLength],
    ["Targets of 44 pixels", wcag],
    ["are 44 pixels tall at normal text size", targets],
    [
      "about one man in twelve",
      { source: "US National Eye Institute: 1 in 12 men", on: "2026-11-15" },
    ],
  ]),
  ...claimsIn("content/documentation/design-tokens-and-editor-support.mdx", [
    [
      "with Node 22 or later",
      { source: "Node 22 release notes: import attributes with `with`", on: "2026-11-15" },
    ],
    ["a second value from 900 pixels on", scale("(width >= 900px)")],
    ["lists the hundred layouts", hundredLayouts],
    ["until 1.0 in a minor one", { file: "packages/css/CHANGELOG.md", has: "Until 1.0" }],
  ]),
  ...claimsIn("content/documentation/upgrades-and-faults.mdx", [
    [/^\| (patch|minor|major) \| 1\.4\.2 → .*$/m, { example: "how a version number changes" }],
    ["### Names that changed in 0.4", { file: "packages/css/CHANGELOG.md", has: "## 0.4.0" }],
    ["**Until 1.0**", { file: "packages/css/CHANGELOG.md", has: "Until 1.0" }],
    [
      /The present version is [\d.]+\./,
      {
        test: "apps/site/content/claims/version.test.ts",
        named: "the chapter on upgrades names the present version",
      },
    ],
    ["at 390 pixels and wide", byHand],
  ]),
  ...claimsIn("content/documentation/how-the-pictures-are-made.mdx", [
    [
      "No camera and no image generator was used",
      {
        file: "docs/decisions/040-picture-rendering.md",
        has: "Blender's Cycles renders them",
      },
    ],
    [
      "the weights of Open Image Denoise",
      {
        file: "docs/decisions/040-picture-rendering.md",
        has: "Open Image Denoise's network",
      },
    ],
    [
      "as AVIF and WebP",
      { test: "pictures/Picture.test.tsx", named: "offers the better encoding first" },
    ],
    [
      "can be rendered again from its scene",
      { file: "pictures/studio/README.md", has: "`--all` renders everything" },
    ],
  ]),
  ...claimsIn("content/documentation/put-it-online.mdx", [
    [
      "revalidated after ten minutes",
      { source: "GitHub Pages sends max-age=600 with every file", on: "2026-11-15" },
    ],
    ["Amazon S3 with", { example: "a name" }],
    ["stay for thirty days", releases],
    ["Five releases stay", releases],
    [
      "no request fails meanwhile",
      {
        test: "packages/hosting/releases/deploy.test.ts",
        named: "no request fails while a release is deployed and rolled back",
      },
    ],
    [
      "halves the requests",
      {
        source: "simulated for ten million visits a month (decision 045)",
        on: "2026-11-15",
      },
    ],
    [
      "are kept for a year everywhere",
      { file: "packages/hosting/policy/policy.ts", has: "31_536_000" },
    ],
  ]),
];
