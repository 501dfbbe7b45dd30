import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { exampleOf } from "daylit-blocks/internal/tools/example.ts";
import { jsx } from "daylit-blocks/internal/tools/literal.ts";
import { readStarts } from "../../../apps/site/features/reference/sources/starts.server.ts";

const root = join(import.meta.dirname, "../../..");

/** A project of a stranger, made in `folder`; `run` starts a command there, `site` is the served build. */
export type Place = {
  folder: string;
  site: string;
  run: (command: string, below?: string) => void;
};

export type Trial = {
  name: string;
  make: (place: Place) => void;
  /** The folder with the same pages before the blocks came: outside of these nothing may have changed. */
  before?: string;
  /** The folder with finished pages, or the command that serves them at $PORT. */
  show: { folder: string } | { command: string; below: string };
};

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** The files of a section of a chapter, to the letter. */
const filesOf = (chapter: string, section: string) => {
  const page = new URL(`../../../apps/site/content/documentation/${chapter}.mdx`, import.meta.url);
  const files = readStarts(readFileSync(page, "utf8")).get(section)?.files;
  if (!files?.length) throw new Error(`${chapter} has no files in “${section}”`);
  return files;
};

const follow = (folder: string, chapter: string, section: string) => {
  for (const { path, text } of filesOf(chapter, section)) write(join(folder, path), text);
  const picture = join(folder, "public/oven.jpg");
  mkdirSync(dirname(picture), { recursive: true });
  copyFileSync(join(root, "build/site/view/pictures/food-oven-960.webp"), picture);
};

const packages = (site: string) =>
  ["daylit", "daylit-blocks"].map((name) => `${site}/${versioned(name)}`).join(" ");

const folderOf: Record<string, string> = { daylit: "css", "daylit-blocks": "blocks" };

const versioned = (name: string) => {
  const file = join(root, "packages", folderOf[name] ?? name, "package.json");
  return `${name}-${JSON.parse(readFileSync(file, "utf8")).version}.tgz`;
};

const vite = ({ folder, site, run }: Place) => {
  run("npm create vite@latest app -- --template react-ts --no-interactive");
  run("npm install", "app");
  run(`npm install ${packages(site)}`, "app");
  follow(join(folder, "app"), "react", "A page");
  const main = join(folder, "app/src/main.tsx");
  writeFileSync(main, readFileSync(main, "utf8").replace(/import '\.\/index\.css'\n/, ""));
};

/** What is added to a folder is put together as the items' notes say. */
const added = ["nav-bar", "hero-split", "features-columns", "questions-accordion", "footer-slim"];

const add = (run: Place["run"], site: string, names: readonly string[], below: string) =>
  run(
    `npx shadcn@latest add ${names.map((name) => `${site}/r/${name}.json`).join(" ")} --yes`,
    below,
  );

const componentOf = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const sheets = ["scoped", "base", "theme", ...added];

/** A page of the project's own: Tailwind's utilities, shadcn's tokens and components, plain elements. */
function ownPage(app: string, run: Place["run"]): void {
  run("npm install tailwindcss @tailwindcss/vite", "app");
  write(
    join(app, "vite.config.ts"),
    `import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [react(), tailwindcss()] });
`,
  );
  const fixture = (name: string) => readFileSync(join(root, "e2e/css/fixtures", name), "utf8");
  const tokens = fixture("tailwind.css");
  const names = [...tokens.matchAll(/^ {2}--([\w-]+): oklch/gm)].map(([, name]) => name);
  const theme = names.map((name) => `--color-${name}: var(--${name});`).join("\n");
  write(
    join(app, "src/index.css"),
    `@import "tailwindcss";\n@theme inline { ${theme} }\n${tokens}`,
  );
  // The blocks have a place of a fixed size, so that nothing moves when they come.
  const place = '<div data-part id="root" class="h-96 overflow-auto"></div>';
  write(
    join(app, "index.html"),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A project of its own</title>
</head>
<body>
${fixture("tailwind.html").replace("<div data-part></div>", place)}
<h2>Plain</h2><ol><li>One</li></ol><button>Press</button> <input aria-label="Plain field">
<script type="module" src="/src/main.tsx"></script>
</body>
</html>
`,
  );
}

const create = (form: "html" | "react" | "astro", layout: string): Trial => ({
  name: `create-${form}`,
  make: ({ site, run }) => {
    const command = `${site}/${versioned("create-daylit")}`;
    run(`npx ${command} app --layout ${layout} --name 'Mill & Moss' --as ${form} --yes`);
    if (form === "html") return;
    run("npm install", "app");
    run("npm run build", "app");
    run("npx daylit-blocks check dist", "app");
  },
  show: { folder: form === "html" ? "app" : "app/dist" },
});

export const trials: readonly Trial[] = [
  {
    name: "vite",
    make: (place) => {
      vite(place);
      place.run("npm run build", "app");
    },
    show: { folder: "app/dist" },
  },
  {
    name: "vite-react-18",
    make: (place) => {
      vite(place);
      place.run("npm install react@18.3.1 react-dom@18.3.1", "app");
      place.run("npm install --save-dev @types/react@18 @types/react-dom@18", "app");
      place.run("npm run build", "app");
    },
    show: { folder: "app/dist" },
  },
  {
    name: "next",
    make: ({ folder, site, run }) => {
      run("npx create-next-app@latest app --yes --no-tailwind");
      run(`npm install ${packages(site)}`, "app");
      follow(join(folder, "app"), "react", "Next");
      run("npm run build", "app");
    },
    show: { command: "npx next start -p $PORT", below: "app" },
  },
  {
    name: "astro",
    make: ({ folder, site, run }) => {
      // Its starter comes from GitHub and not from npm.
      write(join(folder, "app/package.json"), '{ "private": true, "type": "module" }');
      run("npm install astro", "app");
      run("npm install @astrojs/react react react-dom", "app");
      run(`npm install ${packages(site)}`, "app");
      follow(join(folder, "app"), "astro", "Add the blocks");
      follow(join(folder, "app"), "astro", "A page");
      run("npx astro build", "app");
      run("npx daylit-blocks check dist", "app");
    },
    show: { folder: "app/dist" },
  },
  {
    name: "shadcn-vite",
    make: ({ folder, site, run }) => {
      const app = join(folder, "app");
      run("npm create vite@latest app -- --template react-ts --no-interactive");
      run("npm install", "app");
      ownPage(app, run);
      const main = join(app, "src/main.tsx");
      write(main, 'import "./index.css";\n');
      run("npm run build", "app");
      renameSync(join(app, "dist"), join(app, "before"));
      // Where there is a src/, the command puts everything below it.
      add(run, site, added, "app");
      const [nav, ...rest] = added;
      for (const picture of ["lounge"])
        copyFileSync(
          join(root, "build/site/view/pictures/food-oven-960.webp"),
          join(app, `public/${picture}.jpg`),
        );
      const business =
        '{ name: "Ida", strapline: "", phone: "020 7946 0000", email: "", address: [] }';
      const drawn = (name: string | undefined = "") =>
        jsx(componentOf(name), { id: name, ...exampleOf(name as BlockName) }, 2, [
          ...(/^(nav|footer)-/.test(name) ? [`business={${business}}`, "links={[]}"] : []),
        ]);
      write(
        main,
        `import "./index.css";
import { createRoot } from "react-dom/client";
${added.map((name) => `import { ${componentOf(name)} } from "./daylit/${name}";`).join("\n")}

createRoot(document.getElementById("root")!).render(
  <>
    ${drawn(nav)}
    ${rest.map(drawn).join("\n    ")}
  </>,
);
`,
      );
      run("npm run build", "app");
    },
    before: "app/before",
    show: { folder: "app/dist" },
  },
  {
    name: "shadcn-empty",
    make: ({ folder, site, run }) => {
      const page = join(folder, "app/index.html");
      write(page, "");
      add(run, site, [...added, "arch-0001"], "app");
      copyFileSync(
        join(root, "build/site/view/pictures/food-oven-960.webp"),
        join(folder, "app/lounge.jpg"),
      );
      const html = (name: string | undefined) =>
        readFileSync(join(folder, `app/daylit/${name}.html`), "utf8");
      const links = sheets.map((name) => `<link rel="stylesheet" href="daylit/${name}.css">`);
      writeFileSync(
        page,
        `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>From the registry</title>
${links.join("\n")}
</head>
<body>
${html(added[0])}
<main>
${added.slice(1, -1).map(html).join("\n")}
</main>
${html(added.at(-1))}
</body>
</html>
`,
      );
    },
    show: { folder: "app" },
  },
  create("html", "food-0001"),
  create("react", "arch-0001"),
  create("astro", "musi-0001"),
];
