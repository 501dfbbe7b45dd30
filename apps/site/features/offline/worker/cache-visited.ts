import { withBase } from "../../../model/base-path/base-path.ts";
import { zipFiles } from "../../layouts/download/zip-files.ts";
import { stylesheetsOf } from "./stylesheets-of.ts";

/** Written in by the build: the files of every tool, by the name of its file. */
declare const TOOLS: Readonly<Record<string, readonly string[]>>;

/** Keeps an address where it belongs, and gives what it answers. */
type Keep = (address: string) => Promise<Response | undefined>;

const sample = /\/samples\/[\w-]+\/[\w-]+\.html/g;
const layout = /\/view\/[\w-]+\.html/g;
/** A tool, or a worker that its properties name. */
const tool = /data-island="(?:[\w-]+\/)*(\w+)"|\/assets\/([\w-]+-worker)-[\w-]{8}\.js/g;

const all = (pattern: RegExp, text: string) => [...new Set(text.match(pattern))];

/**
 * A page with its stylesheets, without which its copy isn't shown, and then what the visitor can use on
 * it and it has not loaded: its tools' code; its samples, whose
 * frames are out of this worker's reach, with their stylesheet; and the files that a layout's zip
 * consists of. Before them the tool of the offline page, which lists what is kept. One after the
 * other, so that it is in nobody's way.
 */
export async function cacheVisited(path: string, keep: Keep): Promise<void> {
  const read = async (address: string) => (await keep(address))?.text() ?? "";
  try {
    for (const file of TOOLS.OfflinePage ?? []) await keep(file);
    const page = await read(path);
    for (const address of stylesheetsOf(page)) await keep(address);
    const tools = [...page.matchAll(tool)].flatMap(
      ([, name, worker]) => TOOLS[name ?? worker ?? ""] ?? [],
    );
    for (const file of new Set(tools)) await keep(file);
    const stylesheets = new Set<string>();
    for (const address of all(sample, page).map(withBase)) {
      const [stylesheet] = stylesheetsOf(await read(address));
      if (stylesheet) stylesheets.add(stylesheet);
    }
    for (const address of stylesheets) await keep(address);
    for (const address of all(layout, page).map(withBase)) await keepLayout(address, keep, read);
  } catch {
    // The connection has gone: what is there is there.
  }
}

/** A document names the framework's stylesheet and then its own. */
const ownStyle = /<link rel="stylesheet" href="([\w-]+\.css)"/;

async function keepLayout(address: string, keep: Keep, read: (address: string) => Promise<string>) {
  const folder = address.replace(/[^/]*$/, "");
  const html = await read(address);
  const [, style] = ownStyle.exec(html) ?? [];
  const css = style ? await read(folder + style) : "";
  for (const name of zipFiles(html, css)) await keep(folder + name);
}
