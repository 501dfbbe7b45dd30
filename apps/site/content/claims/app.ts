import { claimsIn, hundredLayouts, narrow, sevenSites, wcag } from "./claim.ts";

const limits = (named: string) => ({
  test: "apps/site/content/claims/package-limits.test.ts",
  named,
});
const invented = { example: "words of an invented business" };
const webkit = { source: "WebKit’s announcements of Safari 16.4 and 26.0", on: "2026-11-15" };

/** What the site says outside its texts: in components and in the model. */
export const appClaims = [
  ...claimsIn("model/site.ts", [
    ["2020 - 2024", { example: "the specification’s words for the footer; they stay as they are" }],
  ]),
  ...claimsIn("app", [
    ["food-0001-1 is not in the catalogue", { example: "words of an error, for developers" }],
    ["Florist, 3 Quay Street", invented],
    ["Open today from 8, until the buckets are empty", invented],
    ["Bread from seven", invented],
    ["One of a hundred. Here, a bakery’s.", hundredLayouts],
    [
      "a picture at least 240 pixels wide",
      {
        test: "apps/site/features/composer/images/logo-size.test.ts",
        named: "a logo of few pixels gets a warning, a wide or high one none",
      },
    ],
    ["# and six digits, such as #7a00ff", { example: "how a colour is written" }],
    ["Seven example sites you can visit", sevenSites],
    ["Seven example sites made with Daylit for invented clients", sevenSites],
    ["five of the seven show more pictures than its three", limits("five of the seven")],
    [
      "Every class of the Daylit framework with a snippet to copy beside a live sample",
      {
        test: "apps/site/features/reference/sources/part.test.ts",
        named: "every class has its row and a live sample with it, on one page",
      },
    ],
    ["A hundred layouts to start from", hundredLayouts],
    ["Five layouts for each of twenty trades. Plain HTML and CSS, no script", hundredLayouts],
    ["a hundred page layouts for twenty trades", hundredLayouts],
    ["A hundred page layouts in twenty trades", hundredLayouts],
    ["A hundred layouts in twenty trades", hundredLayouts],
    [
      "Computer-made scenes and people for twenty trades",
      { test: "pictures/catalogue/catalogue.test.ts", named: "shows each of twenty trades" },
    ],
    ["38 words became 19", limits("38 words became 19")],
    [
      "real-time updates in line with the latest requirements",
      { example: "the specification’s words for the notice; they stay as they are" },
    ],
    ["from 320 pixels up", narrow],
    ["windows of 320 to 1280 px, text at 200 %", narrow],
    [
      "By hand on 15 November 2026: the keyboard",
      { source: "examined by hand; issue 20 has the findings", on: "2026-11-15" },
    ],
    ["Text needs 4.5:1 against what is behind it; large text, edges and signs need 3:1.", wcag],
    ["only 256 colours", { source: "the GIF89a specification", on: "2026-11-15" }],
    [
      "marked 2,880 pixels",
      { file: "apps/site/workspace/store/record/uses.ts", has: "shown: 1440" },
    ],
    ["in the first view of a 1280 px window", { example: "how it was measured" }],
    ["and seven lines; beside it a measure", { example: "what a drawing shows" }],
    ["Text at 200 %", { example: "the name of a button" }],
    ["404 Not Found", { example: "a status code" }],
    [/(after Pico 2|Bulma 1 classes|Bootstrap 5 classes|Tailwind CSS 4)/, { example: "a version" }],
    [/such as #e2551f|home-1-opening\.jpg/, { example: "an example" }],
    ["came with 16.4. Since version 26 every site opens as an app", webkit],
    [/iOS and iPadOS 26|announcements of 16\.4 and 26|\(from version 26 on\)/, webkit],
    [
      "Firefox 143 or later, not from the Microsoft Store",
      { source: "Mozilla’s source code and release notes", on: "2026-11-15" },
    ],
    ["the menus of Chromium 156 itself", { source: "Debian’s Chromium 156", on: "2026-11-15" }],
    [
      "This file is larger than 60 MB.",
      { file: "apps/site/features/composer/images/own-picture.ts", has: "60_000_000" },
    ],
    [
      "This picture has more than 100 million pixels.",
      { file: "apps/site/features/composer/images/own-picture.ts", has: "100_000_000" },
    ],
    [
      "all read on 19 November 2026",
      {
        source:
          "cloudflare-docs: Pages, Direct Upload; github/docs: Creating a GitHub Pages site; neocities/neocities: views/dashboard/files.erb; docs.netlify.com: Understand builds and deploys, Forms setup; netlify/context-and-tools (21 August 2026): netlify-deploy, netlify-access-control, netlify-forms",
        on: "2026-11-19",
      },
    ],
    [
      /a folder that opens with a double click and works on any web host/,
      {
        test: "packages/site-engine/build/build.test.ts",
        named: "every address is relative and is a file of the site",
      },
    ],
    [
      "It opens with a double click and works on any web host.",
      {
        test: "packages/site-engine/build/build.test.ts",
        named: "below a path the page for errors knows",
      },
    ],
    ["Monday to Friday: 9:00–17:00", { example: "an example" }],
    ["SIL Open Font License 1.1", { example: "a version" }],
    ["Six digits from 0 to 9 and a to f, such as #0b7285.", { example: "a colour's notation" }],
    [/1\. Rent a domain name|2\. Upload everything|3\. Open your address/, { example: "steps" }],
    ["Across in twelve minutes", invented],
    [/leaves at seven\.|on Saturday at nine\.|Saturdays from nine|sold from seven,/, invented],
    [/Enter 8 or less\.|invalid input \(422\)/, invented],
    ["26 of 40 loaves left", invented],
    [/breakfast till 11|is till eleven[.,]/i, invented],
    ["Thirty hours from flour to crust.", invented],
  ]),
];
