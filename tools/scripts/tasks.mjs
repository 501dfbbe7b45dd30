// What is done rarely, and by hand: npm run do -- <name> [arguments]
// What renews committed files is `npm run refresh`.

/** What `bench <name>` measures. */
const benches = {
  kinds: {
    does: "bytes before load and after a first movement, LCP and CLS of one page of each kind [rounds]",
    file: "tools/bench/site/kinds.ts",
  },
  presses: {
    does: "how soon the first press on a page is answered, at a quarter of the speed [rounds]",
    file: "tools/bench/site/presses.ts",
  },
  late: {
    does: "how late the first answer is when every script is late [rounds]",
    file: "tools/bench/site/late.ts",
  },
  search: {
    does: "the first results of a search, in the built site [rounds]",
    file: "tools/bench/site/search.ts",
  },
  compose: {
    does: "what the composer weighs, how soon it opens and how soon a letter is there",
    file: "tools/bench/site/compose.ts",
  },
  sites: {
    does: "what it takes to build a composed site, and what the code for it weighs",
    file: "tools/bench/site/sites.ts",
  },
  offline: {
    does: "what installing and reading offline weigh, in the built site",
    file: "tools/bench/site/offline.ts",
  },
  development: {
    does: "npm run dev: the first page, and each kind of change until it is on the screen",
    file: "tools/bench/site/development.ts",
  },
  build: {
    does: "time and memory of builds with many more chapters and layouts [times …]",
    file: "tools/bench/site/build.ts",
  },
  docs: {
    does: "the same documentation made with other generators and with ours [rounds] [--again]",
    file: "tools/bench/docs/main.ts",
  },
  peers: {
    does: "the stylesheet and seven others, for the comparison's figures",
    file: "tools/bench/css/measure-peers.ts",
  },
  "style-cost": {
    does: "the style cost of 1,000 cards beside other frameworks [rounds]",
    file: "tools/bench/css/style-cost.ts",
  },
};

/** What `prove <name>` tries. */
const proofs = {
  reproducible: {
    does: "two builds under two languages and time zones are the same in every byte",
    file: "tools/proofs/reproducible.ts",
  },
  anywhere: {
    does: "the site works on a plain file server, and below a path behind nginx [server | path]",
    file: "tools/proofs/anywhere/main.ts",
  },
  sites: {
    does: "composed sites of every trade and block work behind nginx, each page looked at [name …]",
    file: "tools/proofs/sites.ts",
  },
  starters: {
    does: "every start of the documentation works with the tools' newest releases [name …]",
    file: "tools/proofs/starters/main.ts",
  },
  packages: {
    does: "the packages and the registry work in fresh projects of Vite, Next, Astro and plain HTML [name …]",
    file: "tools/proofs/packages/main.ts",
  },
  floor: {
    does: "the oldest Chromium that we promise works out the same colours as today's",
    file: "tools/proofs/floor.ts",
  },
};

/** What `count <name>` counts. */
const counts = {
  pictures: {
    does: "the pictures by trade, kind, hand, light and shape, and what they weigh and cost",
    file: "pictures/studio/tools/counts.ts",
  },
  "picture-places": {
    does: "where the layouts show pictures, and which hand leads each trade",
    file: "packages/layouts/tools/picture-places.ts",
  },
  catalogue: {
    does: "what the catalogue promises about its hundred pages, and which of them miss it",
    file: "packages/layouts/tools/catalogue-stats.ts",
  },
  design: {
    does: "broken lines, large pictures and type, padding, width and portraits of the hundred pages [--all]",
    file: "packages/layouts/tools/page-design.ts",
  },
  layouts: {
    does: "what a layout weighs on the wire [--all]",
    file: "packages/layouts/tools/page-sizes.ts",
  },
  stylesheet: {
    does: "the stylesheet's sizes and other figures",
    file: "packages/css/tools/reference/figures.ts",
  },
};

/** group → name → what it does, and the file that is run for it, or the names to choose from. */
export const groups = {
  pictures: {
    render: {
      does: "renders pictures with Blender: <picture …>, --changed or --all",
      file: "pictures/studio/tools/render.ts",
    },
    draw: {
      does: "draws the vector pictures and their raster twins [<picture …>]",
      file: "pictures/studio/tools/draw.ts",
    },
    encode: {
      does: "writes every width of the rendered pictures [--all] [--draft]",
      file: "pictures/studio/tools/encode.ts",
    },
    outline: {
      does: "traces a picture's object, so that a headline can run behind it",
      file: "pictures/studio/tools/outline.ts",
    },
    "check-studio": {
      does: "checks what draws and renders pictures: format, types, tests [--write]",
      file: "pictures/studio/check.mjs",
    },
  },
  layouts: {
    preview: {
      does: "photographs a trade's pages from the sources: <slug> [--phone] [--dark] [--rtl] [--brand=#7a00ff]",
      file: "packages/layouts/tools/preview.ts",
    },
    "contact-sheets": {
      does: "photographs all layouts, some to a sheet, to judge them: [--width=390] [--height=844] [--dark] [--both] [--rtl] [--only=food-0002] [--every=10] [--across=3] [--part=1/2]",
      file: "packages/layouts/tools/contact-sheets.ts",
    },
  },
  site: {
    show: {
      does: "prints what some addresses answer with, made from the sources: </path …>",
      file: "apps/site/build/show.ts",
    },
    screenshots: {
      does: "photographs the served site for install dialogs and the README [origin]",
      file: "tools/scripts/screenshots.ts",
    },
    "switch-off-worker": {
      does: "switches the service worker off in the finished build",
      file: "apps/site/features/offline/worker/switch-off.ts",
    },
  },
  hosting: {
    serve: {
      does: "serves what has been built, as it is [port]",
      file: "packages/hosting/preview-server/main.ts",
    },
    release: {
      does: "puts the build beside the earlier releases and makes it the current one, or goes back [back]",
      file: "packages/hosting/releases/main.ts",
    },
    verify: {
      does: "asks the live site what its build promises, and prints what differs [https://example.org]",
      file: "packages/hosting/conformance/verify.ts",
    },
  },
  packages: {
    "publish-packages": {
      does: "packs, checks and publishes the npm packages, with SBOM and checksums: <folder>; a dry run without --really",
      file: "tools/npm/publish.ts",
    },
    "complete-lock": {
      does: "names every platform's packages in package-lock.json, after npm install",
      file: "tools/scripts/install/complete-lock.ts",
    },
    advisories: {
      does: "compares the lock file with known advisories, and asks the registry if it answers",
      file: "tools/scripts/advisories/main.ts",
    },
  },
  proof: {
    prove: { does: "proves by trying that", names: proofs },
    count: { does: "counts", names: counts },
  },
  bench: {
    bench: { does: "measures", names: benches },
  },
};

const tasks = Object.assign({}, ...Object.values(groups));
const own = (table, name) => (Object.hasOwn(table, name ?? "") ? table[name] : undefined);

/** The file and arguments of a command such as `render hero-day` or `bench search 5`. */
export function findTask(given) {
  const [name, ...args] = given;
  const task = own(tasks, name);
  if (!task?.names) return task && { file: task.file, args };
  const [chosen, ...rest] = args;
  const of = own(task.names, chosen);
  return of && { file: of.file, args: rest };
}

/** Everything there is to choose from, by group. */
export function listOfTasks() {
  const row = (indent, name, does) => `${" ".repeat(indent)}${name.padEnd(20 - indent)}${does}`;
  const lines = Object.entries(groups).flatMap(([group, members]) => [
    `\n${group}`,
    ...Object.entries(members).flatMap(([name, { does, names }]) => [
      row(2, names ? `${name} <name>` : name, does),
      ...Object.entries(names ?? {}).map(([each, { does: what }]) => row(4, each, what)),
    ]),
  ]);
  return lines.join("\n");
}
