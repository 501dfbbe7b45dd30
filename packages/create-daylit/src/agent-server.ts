import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { readValue, type SiteDocument } from "@daylit/site-engine";
import { folderOf } from "@daylit/site-engine/export/folder-name.ts";
import { zipOf } from "@daylit/site-engine/export/zip.ts";
import { schemaFaults } from "@daylit/site-engine/schema/schema-faults.ts";
import { siteSchema } from "@daylit/site-engine/schema/site-schema.ts";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { browserOf } from "daylit-blocks/internal/src/browser.ts";
import { bundledText } from "./assets.ts";
import { CommandError } from "./command-error.ts";
import { fieldsOf, withAnswer } from "./from-answer.ts";
import { htmlForm } from "./html-form.ts";
import { layoutList } from "./layout-list.ts";
import { readColour } from "./options.ts";
import { siteAt } from "./read-site.ts";
import { startSite, withChoices } from "./start-site.ts";
import { writeFolder } from "./write-folder.ts";

/** The same engine for an agent, by the Model Context Protocol: `create-daylit mcp`. */

type Input = Readonly<Record<string, unknown>>;

const text = (description: string) => ({ type: "string", description });

const source = {
  layout: text("A layout to begin with, such as arch-0001. list_layouts names all."),
  answer: text("The texts, in the form that read_fields asks for."),
  name: text("The name of the business."),
  email: text("Its email address."),
  brand: text("Its colour, such as #7a00ff."),
  site: {
    type: ["object", "string"],
    description: "A whole site document, or the path of its site.json, in place of a layout.",
  },
};

const tools = [
  {
    name: "list_layouts",
    description: "Lists the hundred layouts by trade, each with a few words about it.",
    inputSchema: {
      type: "object" as const,
      properties: { trade: text("Only trades whose name has this word.") },
    },
  },
  {
    name: "read_fields",
    description:
      "The fields of a layout or a site with purpose and lengths, what must not be invented, and the form of the answer.",
    inputSchema: { type: "object" as const, properties: source },
  },
  {
    name: "validate",
    description:
      "Names what is wrong with an answer or a site document: unknown fields, texts that are too long, claims to confirm.",
    inputSchema: { type: "object" as const, properties: source },
  },
  {
    name: "build_zip",
    description: "Builds the website as a zip of plain files that work on any web host.",
    inputSchema: {
      type: "object" as const,
      properties: {
        ...source,
        file: text(
          "Where to write it; without it, the name of the business in the working folder.",
        ),
      },
    },
  },
  {
    name: "screenshot",
    description: "Builds a page and photographs it, if the machine has a Chromium.",
    inputSchema: {
      type: "object" as const,
      properties: {
        ...source,
        page: text("The path of the page, such as /contact."),
        width: { type: "number", description: "In pixels; 390 is a phone." },
      },
    },
  },
];

const wordOf = (input: Input, name: string): string | undefined =>
  typeof input[name] === "string" && input[name].trim() !== ""
    ? (input[name] as string)
    : undefined;

type Built = { site: SiteDocument; own: ReadonlyMap<string, Uint8Array>; notes: string[] };

async function begun(input: Input): Promise<Built> {
  const { site } = input;
  if (typeof site === "string" && site.trim() !== "") return siteAt(site);
  if (site !== undefined && typeof site === "object") {
    const reading = readValue(site);
    if (!reading.site)
      throw new CommandError(reading.problems[0]?.words ?? "This isn’t a site document");
    return { site: reading.site, own: new Map(), notes: [] };
  }
  const layout = wordOf(input, "layout");
  if (!layout) throw new CommandError("Name a layout, or give a site");
  return { site: startSite(layout), own: new Map(), notes: [] };
}

async function siteFrom(input: Input): Promise<Built> {
  const start = await begun(input);
  const [name, email, answer] = [
    wordOf(input, "name"),
    wordOf(input, "email"),
    wordOf(input, "answer"),
  ];
  const colour = wordOf(input, "brand");
  const brand = colour === undefined ? undefined : readColour(colour);
  if (colour !== undefined && !brand)
    throw new CommandError(`“${colour}” isn’t a colour. Write it like #7a00ff`);
  const choices = {
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(brand ? { brand } : {}),
  };
  const own = withChoices(start.site, choices, input.site === undefined);
  if (!answer) return { ...start, site: own };
  const written = withAnswer(own, answer);
  return { ...start, site: written.site, notes: [...start.notes, ...written.notes] };
}

const said = (...lines: string[]): CallToolResult => ({
  content: [{ type: "text", text: lines.join("\n") }],
});

/** Faults of a document that was given as it is; an answer has notes instead. */
function faultsOf({ site }: Input): string[] {
  const document =
    typeof site === "string" ? JSON.parse(readFileSync(resolve(site), "utf8")) : site;
  return document === undefined
    ? []
    : schemaFaults(siteSchema(), document).map(
        ({ path, words }) => `${path || "the document"} ${words}`,
      );
}

async function photographed({ site, own, notes }: Built, input: Input): Promise<CallToolResult> {
  const files = await htmlForm(site, own);
  const path = wordOf(input, "page")?.replace(/^\/|\/$/g, "") || "index";
  if (!files.has(`${path}.html`))
    throw new CommandError(
      `There is no page /${path}. There are ${site.pages.map((page) => page.path).join(" ")}`,
    );
  const browser = browserOf(process.env);
  if (!browser)
    throw new CommandError(
      "This machine has no Chromium. The variable CHROMIUM names one elsewhere",
    );
  const folder = mkdtempSync(join(tmpdir(), "daylit-"));
  try {
    writeFolder(join(folder, "site"), files, false);
    const width = Math.min(2560, Math.max(320, Number(input.width) || 1280));
    const file = join(folder, "page.png");
    const options = `--headless --no-sandbox --disable-gpu --hide-scrollbars --force-prefers-reduced-motion --window-size=${width},${Math.round(width < 600 ? width * 2.1 : width * 0.75)}`;
    const address = `file://${join(folder, "site", `${path}.html`)}`;
    await promisify(execFile)(browser, [...options.split(" "), `--screenshot=${file}`, address], {
      timeout: 60_000,
    });
    const data = readFileSync(file).toString("base64");
    return { content: [{ type: "image", data, mimeType: "image/png" }, ...said(...notes).content] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function called(name: string, input: Input): Promise<CallToolResult> {
  switch (name) {
    case "list_layouts": {
      const trade = wordOf(input, "trade")?.toLowerCase();
      const groups = layoutList().split("\n\n");
      const found = trade
        ? groups.filter((group) => group.split("\n")[0]?.toLowerCase().includes(trade))
        : groups;
      return said(...(found.length > 0 ? found : groups));
    }
    case "read_fields":
      return said(fieldsOf((await siteFrom(input)).site));
    case "validate": {
      const faults = faultsOf(input);
      const notes = wordOf(input, "answer") ? (await siteFrom(input)).notes : [];
      return said(
        ...(faults.length + notes.length > 0 ? [...faults, ...notes] : ["Nothing found."]),
      );
    }
    case "build_zip": {
      const { site, own, notes } = await siteFrom(input);
      const folder = folderOf(site);
      const file = resolve(wordOf(input, "file") ?? `${folder}.zip`);
      if (existsSync(file)) throw new CommandError(`${file} is there already. Name another file`);
      const bytes = zipOf(folder, new Map(await htmlForm(site, own)));
      writeFileSync(file, bytes, { flag: "wx" });
      return said(`${file}: ${bytes.length} bytes.`, ...notes);
    }
    case "screenshot":
      return photographed(await siteFrom(input), input);
    default:
      throw new CommandError(`There is no tool “${name}”`);
  }
}

/** Faults are answers: the agent reads them and tries again. */
export async function answerTo(name: string, input: Input): Promise<CallToolResult> {
  try {
    return await called(name, input);
  } catch (error) {
    return { ...said((error as Error).message), isError: true };
  }
}

export async function serveAgents(): Promise<void> {
  const { version } = JSON.parse(bundledText("../package.json"));
  const server = new Server({ name: "daylit", version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    answerTo(params.name, params.arguments ?? {}),
  );
  const closed = new Promise<void>((done) => {
    server.onclose = done;
    process.stdin.on("end", done);
  });
  await server.connect(new StdioServerTransport());
  await closed;
}
