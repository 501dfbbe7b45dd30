// What is done rarely, and by hand: npm run do -- <name> [arguments]

/** name → what it does, and the files that are run for it, in this order. */
export const tasks = {
  "prove-reproducible": {
    does: "builds twice under two languages and time zones and compares every byte",
    files: ["tools/bench/reproducible.ts"],
  },
  "prove-anywhere": {
    does: "walks through the site on a plain file server, and below a path behind nginx [server | path]",
    files: ["tools/bench/anywhere/main.ts"],
  },
  "bench-development": {
    does: "measures npm run dev: the first page, and each kind of change until it is on the screen",
    files: ["tools/bench/development.ts"],
  },
  show: {
    does: "prints what some addresses answer with, made from the sources: </path …>",
    files: ["apps/site/build/show.ts"],
  },
  "complete-lock": {
    does: "names every platform's packages in package-lock.json, after npm install",
    files: ["tools/scripts/complete-lock.ts"],
  },
  advisories: {
    does: "compares the lock file with known advisories, and asks the registry if it answers",
    files: ["tools/scripts/advisories/main.ts"],
  },
  preview: {
    does: "photographs a trade's pages from the sources: <slug> [--phone] [--dark] [--rtl] [--brand=#7a00ff]",
    files: ["packages/layouts/tools/preview.ts"],
  },
  thumbnails: {
    does: "makes the thumbnails of changed layouts, large, small and of a phone, and measures them [--all] [--part=1/2]",
    files: ["packages/layouts/tools/thumbnails.ts", "packages/layouts/tools/small-thumbnails.ts"],
  },
  "contact-sheets": {
    does: "photographs all layouts, some to a sheet, to judge them: [--width=390] [--height=844] [--dark] [--both] [--rtl] [--only=food-0002] [--every=10] [--across=3] [--part=1/2]",
    files: ["packages/layouts/tools/contact-sheets.ts"],
  },
  "catalogue-counts": {
    does: "counts what the catalogue promises about its hundred pages, and names those that miss it",
    files: ["packages/layouts/tools/catalogue-stats.ts"],
  },
  sizes: {
    does: "prints what a layout weighs on the wire [--all]",
    files: ["packages/layouts/tools/page-sizes.ts"],
  },
  render: {
    does: "renders pictures with Blender: <picture …>, --changed or --all",
    files: ["pictures/render.ts"],
  },
  draw: {
    does: "draws the vector pictures and their raster twins [<picture …>]",
    files: ["pictures/draw.ts"],
  },
  encode: {
    does: "writes every width of the rendered pictures [--all] [--draft]",
    files: ["pictures/encode.ts"],
  },
  "picture-counts": {
    does: "counts the pictures by trade, kind, hand, light and shape, what they weigh and cost, and where they stand",
    files: ["pictures/counts.ts", "packages/layouts/tools/picture-places.ts"],
  },
  fonts: {
    does: "cuts the site's faces down to the characters and weights that the built pages show",
    files: ["apps/site/shell/fonts/subset.ts"],
  },
  "cut-faces": {
    does: "cuts the catalogue's faces into weights and characters, for sites whose words are known",
    files: ["packages/layouts/tools/font-subsets.ts"],
  },
  icons: { does: "makes every icon from the mark", files: ["pictures/icons.ts"] },
  "link-pictures": {
    does: "makes the pictures that other sites show beside a link",
    files: ["pictures/previews.ts"],
  },
  heights: {
    does: "measures the samples of the built site and writes down their heights",
    files: ["apps/site/features/reference/samples/measure.ts"],
  },
  screenshots: {
    does: "photographs the served site for install dialogs and the README [origin]",
    files: ["tools/scripts/screenshots.ts"],
  },
  "switch-off-worker": {
    does: "switches the service worker off in the finished build",
    files: ["apps/site/features/offline/worker/switch-off.ts"],
  },
  serve: {
    does: "serves what has been built, as it is [port]",
    files: ["packages/hosting/preview-server/main.ts"],
  },
  release: {
    does: "puts the build beside the earlier releases and makes it the current one, or goes back [back]",
    files: ["packages/hosting/releases/main.ts"],
  },
  verify: {
    does: "asks the live site what its build promises, and prints what differs [https://example.org]",
    files: ["packages/hosting/conformance/verify.ts"],
  },
  figures: {
    does: "prints the stylesheet's sizes and other figures",
    files: ["packages/css/tools/figures.ts"],
  },
  "bench-navigation": {
    does: "measures how soon the next page is on screen, in the built site [rounds]",
    files: ["tools/bench/navigation.ts"],
  },
  "bench-build": {
    does: "builds checkouts with many more chapters and layouts, and prints time and memory [times …]",
    files: ["tools/bench/build.ts"],
  },
  "bench-docs": {
    does: "makes the same documentation with other generators and compares them with ours [rounds] [--again]",
    files: ["tools/bench/docs/main.ts"],
  },
  "bench-marks": {
    does: "prints Lighthouse's marks and times for pages of the built site [/path …]",
    files: ["tools/bench/marks.ts"],
  },
  "bench-presses": {
    does: "measures how soon the first press on a page is answered, at a quarter of the speed [rounds]",
    files: ["tools/bench/presses.ts"],
  },
  "bench-sites": {
    does: "prints what it takes to build a site from a project, and what the code for it weighs",
    files: ["tools/bench/sites.ts"],
  },
  "bench-compose": {
    does: "prints what the composer weighs, how soon it opens and how soon a letter is there",
    files: ["tools/bench/compose.ts"],
  },
  "prove-sites": {
    does: "builds sites of every trade and block, serves them by nginx and looks at each page [name …]",
    files: ["tools/bench/prove-sites.ts"],
  },
  "bench-offline": {
    does: "prints what installing and reading offline weigh, in the built site",
    files: ["tools/bench/offline.ts"],
  },
  "enlarged-pictures": {
    does: "names the pictures that a page draws larger than their file, in the built site [part of an address]",
    files: ["tools/bench/enlarged-pictures.ts"],
  },
  "bench-page-weight": {
    does: "prints what a first visit to a page of the served site brings [/path …]",
    files: ["tools/bench/page-weight.ts"],
  },
  "bench-search": {
    does: "measures the first results of a search, in the built site [rounds]",
    files: ["tools/bench/search.ts"],
  },
  "bench-floor": {
    does: "works the colours out in the oldest Chromium that we promise and in today's",
    files: ["tools/bench/floor.ts"],
  },
  "bench-peers": {
    does: "measures the stylesheet and seven others, and writes the comparison's figures",
    files: ["tools/bench/measure-peers.ts"],
  },
  "bench-starters": {
    does: "makes every start of the documentation from the tools' newest releases [name …]",
    files: ["tools/bench/starters/main.ts"],
  },
  "bench-style-cost": {
    does: "measures the style cost of 1,000 cards beside other frameworks [rounds]",
    files: ["tools/bench/style-cost.ts"],
  },
};
