import { slug } from "@daylit/layouts/text/slug.ts";
import { version } from "daylit/internal/tools/dist.ts";
import { release } from "daylit/internal/tools/release.ts";
import { highlight } from "../../../build/mdx/highlight.ts";
import { workingCommand } from "../../../build/mdx/release.ts";
import { shippedStylesheet } from "../samples/stylesheet.ts";
import { readStarts } from "./starts.server.ts";

type Step = { language: string; note: string; code: string };
type Way = {
  name: string;
  steps: Step[];
  /** Where the whole start is, and what it has that is not here. */
  rest?: { path: string; files: string[] };
};

/** The tools whose starts are repeated here; the words are those of “Getting started”. */
const tools = ["Vite", "React", "Next", "Astro", "Vue"] as const;

function wayOf(name: string): Way {
  const start = readStarts().get(name);
  const sheet = start?.files.find(({ path }) => path.endsWith(".css"));
  if (!start || !sheet) throw new Error(`“Getting started” has no stylesheet for ${name}`);
  return {
    name,
    steps: [
      { language: "sh", note: "In a terminal", code: workingCommand(start.commands.join("\n")) },
      { language: "css", note: `The whole of ${sheet.path}`, code: sheet.text.trimEnd() },
    ],
    rest: {
      path: `/documentation/getting-started#${slug(name)}`,
      files: start.files.filter((file) => file !== sheet).map(({ path }) => path),
    },
  };
}

/** Every way to begin, in as few lines as it takes. Build time only. */
export function quickStart(): Way[] {
  const { integrity } = shippedStylesheet();
  const file = `https://cdn.jsdelivr.net/npm/daylit@${version}/dist/daylit.min.css`;
  const link = (href: string, more = "") =>
    `<link rel="stylesheet" href="${href}"\n  integrity="${integrity}"${more}>`;
  const one = (name: string, step: Step): Way => ({ name, steps: [step] });
  return [
    one("HTML", {
      language: "html",
      note: "With the file beside your page",
      code: link("daylit.min.css"),
    }),
    // CDNs mirror npm.
    ...(release.published
      ? [
          one("CDN", {
            language: "html",
            note: "From a CDN",
            code: link(file, ' crossorigin="anonymous"'),
          }),
        ]
      : []),
    one("npm", {
      language: "sh",
      note: "In a terminal",
      code: workingCommand("npm install daylit"),
    }),
    ...tools.map(wayOf),
  ];
}

export const highlightedQuickStart = () =>
  quickStart().map(({ steps, ...way }) => ({
    ...way,
    steps: steps.map(({ code, ...step }) => ({ ...step, html: highlight(code, step.language) })),
  }));
