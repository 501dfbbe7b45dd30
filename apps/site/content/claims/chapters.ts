import { claimsIn, contrast, hundredLayouts, narrow } from "./claim.ts";

/** A table's row with widths or distances: the peer's as its package says, ours as the stylesheet. */
const row = /^\|.*\d ?(px|r?em)\b.*$/m;
const beside = { source: "the peer’s newest package on npm, beside css/", on: "2026-11-15" };
const compatibility = {
  test: "apps/site/content/documentation.test.ts",
  named: "page about browser support",
};

const byHand = { source: "followed by hand: decision 031", on: "2026-11-15" };

/** Chapters that follow tools and browsers of others. */
export const chapterClaims = [
  ...claimsIn("content/documentation/getting-started.mdx", [
    [/Each was followed by hand on 15 November 2026/, byHand],
    [/\| (Django 5\.2\.17|Rails 6\.1\.7|WordPress 6\.1\.9) \|/, byHand],
    [/laravel-vite-plugin 3\.2\.0/, byHand],
    [
      /Rails with Sprockets \(up to 7\)/,
      { source: "Rails 8 release notes: Propshaft is the default", on: "2026-11-15" },
    ],
    [/\| Rails 8 \|/, { source: "Rails guides, The Asset Pipeline", on: "2026-11-15" }],
    [
      "saves at most 300 bytes",
      {
        test: "packages/css/tools/reference/figures.test.ts",
        named: "a part less saves at most 300 bytes",
      },
    ],
    [/a 404 in the network panel/, { example: "a status code" }],
    [/to 320 px: nothing scrolls/, narrow],
  ]),
  ...claimsIn("content/documentation/interactivity.mdx", [
    [/at least 40 `rem` wide/, { file: "packages/css/src/components/navbar.css", has: "40rem" }],
    [
      /at most 80 % of the window/,
      { test: "e2e/css/interaction.spec.ts", named: "80 % of the window" },
    ],
  ]),
  ...claimsIn("content/documentation/behaviour.mdx", [
    [
      /Compressed with Brotli, the script is less than 6 kB and its stylesheet less than 1 kB/,
      {
        test: "packages/css/tools/behaviour.test.ts",
        named: "the script is less than 6,000 bytes, its stylesheet less than 1,000",
      },
    ],
  ]),
  ...claimsIn("content/documentation/application-kit.mdx", [
    [
      /at most 5 kB with Brotli/,
      {
        test: "packages/css/tools/reference/figures.test.ts",
        named: "the kit is at most 5.0 kB on the wire",
      },
    ],
  ]),
  ...claimsIn("content/documentation/component-matrix.mdx", [
    [
      /components of daisyUI [\d.]+/,
      {
        test: "apps/site/content/tables/components.test.ts",
        named: "every component of the peers has one row",
      },
    ],
    [/a hundred layouts/, hundredLayouts],
  ]),
  ...claimsIn("content/documentation/migrating-from-bootstrap.mdx", [[row, beside]]),
  ...claimsIn("content/documentation/migrating-from-bulma.mdx", [
    [row, beside],
    [/twenty-one shades for each colour/, beside],
  ]),
  ...claimsIn("content/documentation/migrating-from-pico.mdx", [
    [/about twenty variables/, beside],
    [/Pico breaks at 768 px/, beside],
  ]),
  ...claimsIn("content/documentation/migrating-from-tailwind.mdx", [
    [row, beside],
    [/a stylesheet of 50 to 200 lines/, { example: "a guess, and said to be one" }],
  ]),
  ...claimsIn("content/documentation/web-applications.mdx", [
    [/about twelve characters fit/, { example: "advice" }],
    [
      "Safari from 26 on only in installed apps",
      { source: "MDN’s compatibility data 8.1.7, meta name=theme-color", on: "2026-11-15" },
    ],
    [/192 and 512 pixels/, { source: "web.dev, installable manifest", on: "2026-11-15" }],
    [
      /the middle 80 %/,
      {
        source: "W3C, Web Application Manifest: the safe zone of maskable icons",
        on: "2026-11-15",
      },
    ],
    [
      /180 pixels, no transparency/,
      { source: "Apple, Configuring Web Applications", on: "2026-11-15" },
    ],
  ]),
  ...claimsIn("content/documentation/browser-support.mdx", [
    [/the spring and summer of 2024/, compatibility],
    [/newer than 2020/, compatibility],
    [
      /On 15 November 2026 the colour roles of six .* at most one part in 256/,
      {
        command: "npm run do -- prove floor",
        record: "tools/proofs/floor.json",
        shows: ['"date": "2026-11-15"', '"largestDifference": 1'],
      },
    ],
    [/Safari before 18/, compatibility],
    [/In 2\.50 the 4,096 colours are measured with every test/, contrast],
    [
      /Debian has since replaced it with 2\.50/,
      { source: "Debian 12, package webkit2gtk-driver", on: "2026-11-15" },
    ],
    [/release [\d.]+ of [^,.]* 2026/, compatibility],
    [/for 4,096 brand colours/, contrast],
    [/at 320, 768 and 1280 pixels/, narrow],
  ]),
];
