import { claimsIn, promised, wcag } from "./claim.ts";

const limits = { file: "apps/site/model/offer.ts", has: "pages: 3, sections: 5, photos: 3" };
const webkit = { source: "WebKit’s announcements of Safari 16.4 and 26.0", on: "2026-11-15" };
const sizes = (shown: number) => ({
  file: "apps/site/workspace/store/record/uses.ts",
  has: `shown: ${shown}`,
});

export const guideClaims = [
  ...claimsIn("content/guides/preparing-assets-for-your-project.mdx", [
    [
      "Gather these six things first",
      { file: "apps/site/features/assets/model/checklist.ts", has: "The six things to bring" },
    ],
    [
      "forty to eighty words for each section",
      { file: "apps/site/features/assets/model/words.ts", has: "fewest: 40, most: 80" },
    ],
    ["should be 2,880 pixels wide, and at least 1,440", sizes(1440)],
    ["half of that does for half a page", sizes(720)],
    ["at least 480 pixels wide", sizes(240)],
    [
      "Files are checked here and never uploaded.",
      { test: "e2e/tools/asset-desk.spec.ts", named: "a full desk: files checked" },
    ],
  ]),
  ...claimsIn("content/guides/brand-color-structure.mdx", [
    [
      "derive six others from it",
      {
        test: "apps/site/content/claims/package-limits.test.ts",
        named: "six other colours are derived from the brand colour",
      },
    ],
    [
      "The preview uses the framework itself, and the export contains the colours it calculates.",
      {
        test: "e2e/tools/colour-tool.spec.ts",
        named: "what the tool works out is what the framework paints",
      },
    ],
  ]),
  ...claimsIn("content/guides/save-the-website-as-webapp.mdx", [
    ["From version 26 on there is a switch", webkit],
    ["only a saved site may do that, from iOS 16.4 on", webkit],
    [
      "Edge can also start it when you sign in.",
      { source: "MicrosoftDocs/edge-developer, post-install flyout", on: "2026-11-15" },
    ],
    [
      "Edge and Chrome offer it",
      { source: "“Start app when you sign in” in Chromium 156’s language file", on: "2026-11-15" },
    ],
    [
      "**Install page as app**",
      { source: "the words in Chromium 156’s own language file", on: "2026-11-15" },
    ],
  ]),
  ...claimsIn("content/guides/domain-and-e-mail.mdx", [
    [/^## \d\. .+$/m, { example: "the number of a step" }],
    ["the records of step 3", { example: "the number of a step" }],
    [
      "`v=DMARC1; p=none` is a harmless start",
      { source: "RFC 7489, 6.3; Google’s and Yahoo’s rules for senders of 2024", on: "2026-11-15" },
    ],
    ["there may be only one such record", { source: "RFC 7208, 3.2", on: "2026-11-15" }],
    ["`192.0.2.10`", { source: "RFC 5737: addresses for documentation", on: "2026-11-15" }],
  ]),
  ...claimsIn("content/guides/search-and-sharing.mdx", [
    [
      "at most 60 characters",
      { example: "advice; our own titles keep to it (apps/site/model/pages/paths.test.ts)" },
    ],
    [
      "at most 155 characters",
      { example: "advice; results cut descriptions at about that length" },
    ],
    ["1,200 by 630 pixels", { file: "apps/clients/pictures.ts", has: "width: 1200, height: 630" }],
    [
      "A “keywords” tag: Google and Bing do not rank by it.",
      { source: "Google Search Central, 2009; Bing Webmaster blog, 2014", on: "2026-11-15" },
    ],
    [
      "title, description, headings and preview picture come from your brief",
      { file: "apps/clients/head.ts", has: '"og:image"' },
    ],
  ]),
  ...claimsIn("content/guides/put-your-site-online.mdx", [
    [
      "on 19 November 2026",
      { source: "the sources in claims/app.ts for the composer’s steps", on: "2026-11-19" },
    ],
    [
      "since 28 July 2026",
      { source: "netlify/context-and-tools: netlify-access-control", on: "2026-11-19" },
    ],
  ]),
  ...claimsIn("content/guides/after-the-launch.mdx", [
    ["it has no end date", promised("hosting has no end date and no fee")],
    ["three pages of five sections", limits],
    ["We’ll give you three months’ notice", promised("the owner hears it three months before")],
    [
      "It sets no cookies and loads nothing from other firms",
      { test: "packages/hosting/policy/policy.test.ts", named: "the whole policy of a %s" },
    ],
    [
      "Nothing in it refers to us.",
      { test: "e2e/projects/clients.spec.ts", named: "clean, complete and readable offline" },
    ],
  ]),
  ...claimsIn("content/guides/glossary-for-owners.mdx", [
    ["4.5 to 1 is the least for ordinary text", wcag],
  ]),
];
