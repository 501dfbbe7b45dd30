/**
 * What our page leaves to the tool: how the project is built and shown. `made` is where the files
 * came from: the tool's own starter, our page alone (the tool has no starter; “commands” makes a folder first), or the packages of the starter
 * by hand, because the tool fetches it from GitHub and not from npm.
 */
export type Tool = {
  name: string;
  package?: string;
  /** A program that npm does not carry and that says its version. */
  program?: string;
  made: "starter" | "page" | "packages" | "commands";
  /** In place of the command that fetches the starter. */
  instead?: { command: RegExp; run: string[]; files: Record<string, string> };
  build: string[];
  show: { folder: string } | { command: string };
  /** For starts that share the page of “Plain HTML”. */
  page?: (html: string) => string;
};

const scripts = (build: string) =>
  JSON.stringify({ name: "my-site", private: true, type: "module", scripts: { build } });
const withoutFile = (html: string) => html.replace(/.*"daylit\.min\.css">\n/, "");

export const tools: Tool[] = [
  { name: "Plain HTML", made: "page", build: [], show: { folder: "." } },
  {
    name: "Vite",
    package: "vite",
    made: "starter",
    build: ["npm run build"],
    show: { folder: "dist" },
  },
  {
    name: "React",
    package: "react",
    made: "starter",
    build: ["npm run build"],
    show: { folder: "dist" },
  },
  {
    name: "Next",
    package: "next",
    made: "starter",
    build: ["npm run build"],
    show: { command: "npx next start -p $PORT" },
  },
  {
    name: "Astro",
    package: "astro",
    made: "packages",
    instead: {
      command: /^npm create astro@latest my-site /,
      run: ["mkdir my-site", "npm install --prefix my-site astro"],
      files: { "my-site/package.json": scripts("astro build") },
    },
    build: ["npm run build"],
    show: { folder: "dist" },
  },
  {
    name: "Vue",
    package: "vue",
    made: "starter",
    build: ["npm run build"],
    show: { folder: "dist" },
  },
  {
    name: "SvelteKit",
    package: "@sveltejs/kit",
    made: "starter",
    build: ["npm run build"],
    show: { command: "npx vite preview --port $PORT" },
  },
  {
    name: "Nuxt",
    package: "nuxt",
    made: "packages",
    instead: {
      command: /^npm create nuxt@latest my-site /,
      run: ["mkdir my-site", "npm install --prefix my-site nuxt vue vue-router"],
      files: { "my-site/package.json": scripts("nuxt build") },
    },
    build: ["npm run build"],
    show: { command: "node .output/server/index.mjs" },
  },
  {
    name: "React Router",
    package: "react-router",
    made: "packages",
    instead: {
      command: /^npx create-react-router@latest my-site /,
      run: [
        "mkdir -p my-site/app/routes",
        "npm install --prefix my-site react react-dom react-router@8.4.0 @react-router/node@8.4.0 @react-router/serve@8.4.0 @react-router/dev@8.4.0 vite isbot",
      ],
      files: {
        "my-site/package.json": scripts("react-router build"),
        "my-site/vite.config.ts":
          'import { reactRouter } from "@react-router/dev/vite";\nexport default { plugins: [reactRouter()] };\n',
        "my-site/app/routes.ts":
          'import { index } from "@react-router/dev/routes";\nexport default [index("routes/home.tsx")];\n',
        "my-site/app/root.tsx":
          'import { Links, Meta, Outlet, Scripts } from "react-router";\nimport "./app.css";\nexport default function Root() {\n  return (\n    <html lang="en">\n      <head><Meta /><Links /></head>\n      <body><Outlet /><Scripts /></body>\n    </html>\n  );\n}\n',
      },
    },
    build: ["npm run build"],
    show: { command: "npx react-router-serve build/server/index.js" },
  },
  {
    name: "Solid",
    package: "solid-js",
    made: "starter",
    build: ["npm run build"],
    show: { folder: "dist" },
  },
  {
    name: "Angular",
    package: "@angular/core",
    made: "starter",
    // On the day of the trial the registry carried 22.2.5 of some of its packages and not of others.
    instead: {
      command: /^npx @angular\/cli@latest new my-site /,
      run: [
        "npx @angular/cli@latest new my-site --defaults --skip-git --skip-install",
        "npm install --prefix my-site @angular/common@22.2.4 @angular/compiler@22.2.4 @angular/compiler-cli@22.2.4 @angular/core@22.2.4 @angular/forms@22.2.4 @angular/platform-browser@22.2.4 @angular/router@22.2.4",
      ],
      files: {},
    },
    build: ["npm run build"],
    show: { folder: "dist/my-site/browser" },
  },
  {
    name: "Eleventy",
    package: "@11ty/eleventy",
    made: "commands",
    // 3.1.8 wants a package that the registry does not carry on the day of the trial.
    instead: {
      command: /^npm install @11ty\/eleventy$/,
      run: ["npm install @11ty/eleventy@3.1.7"],
      files: {},
    },
    build: ["npx @11ty/eleventy"],
    show: { folder: "_site" },
  },
  { name: "Hugo", program: "hugo", made: "starter", build: ["hugo"], show: { folder: "public" } },
  {
    name: "Sass",
    package: "sass",
    made: "page",
    build: [],
    show: { folder: "." },
    page: withoutFile,
  },
  {
    name: "Parcel",
    package: "parcel",
    made: "page",
    build: [],
    show: { folder: "dist" },
    page: withoutFile,
  },
  {
    name: "esbuild",
    package: "esbuild",
    made: "page",
    build: [],
    show: { folder: "." },
    page: (html) => withoutFile(html).replace("site.css", "dist/site.css"),
  },
];
