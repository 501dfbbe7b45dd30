import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { SiteDocument } from "@daylit/site-engine";
import { folderOf } from "@daylit/site-engine/export/folder-name.ts";
import { bundledText, siteAddress } from "./assets.ts";
import { astroForm } from "./astro-form.ts";
import { CommandError } from "./command-error.ts";
import { fieldsOf, withAnswer } from "./from-answer.ts";
import { htmlForm } from "./html-form.ts";
import { layoutList } from "./layout-list.ts";
import { type Form, help, type Options, readOptions } from "./options.ts";
import { inPackagedBlocks } from "./packaged-sections.ts";
import { reactForm } from "./react-form.ts";
import { type LoadedSite, siteAt, textAt } from "./read-site.ts";
import { startSite, withChoices } from "./start-site.ts";
import { type Files, isTaken, writeFolder } from "./write-folder.ts";

const makers: Readonly<
  Record<Form, (site: SiteDocument, own: ReadonlyMap<string, Uint8Array>) => Promise<Files>>
> = { html: htmlForm, react: reactForm, astro: astroForm };

const canAsk = () => Boolean(process.stdin.isTTY && process.stdout.isTTY);

async function found({ site, layout, name, email, fields }: Options): Promise<LoadedSite> {
  const facts = { ...(name ? { name } : {}), ...(email ? { email } : {}) };
  // Texts for a layout, as an assistant has answered them; its facts are in them from the start.
  if (site && layout) {
    const start = withChoices(startSite(layout), facts, true);
    return { ...withAnswer(start, await textAt(site)), own: new Map() };
  }
  if (site) return siteAt(site);
  if (!layout)
    throw new CommandError("Name a layout, such as --layout arch-0001. --list names all");
  const start = startSite(layout);
  return { site: fields ? withChoices(start, facts, true) : start, own: new Map(), notes: [] };
}

const next: Readonly<Record<Form, (folder: string) => string>> = {
  html: (folder) => `Open ${folder}/index.html in your browser.`,
  react: (folder) => `cd ${folder} && npm install && npm run dev`,
  astro: (folder) => `cd ${folder} && npm install && npm run dev`,
};

/** A folder that nobody named is one that is free: answers are not lost at the last moment. */
function unnamedFolder(business: string, force: boolean): string {
  const wanted = folderOf({ business: { name: business } });
  let free = wanted;
  for (let copy = 2; !force && existsSync(free); copy++) free = `${wanted}-${copy}`;
  return free;
}

async function run(args: readonly string[]): Promise<void> {
  if (args[0] === "mcp") return (await import("./agent-server.ts")).serveAgents();
  if (args[0] === "publish") return (await import("./publish.ts")).publishCommand(args.slice(1));
  const read = readOptions(args);
  const { version } = JSON.parse(bundledText("../package.json"));
  if (read.help)
    return void process.stdout.write(help(siteAddress(`create-daylit-${version}.tgz`)));
  if (read.version) return void console.log(version);
  if (read.list) return void process.stdout.write(layoutList());
  if (read.fields) return void process.stdout.write(fieldsOf((await found(read)).site));
  const folderTaken = read.folder !== undefined && isTaken(resolve(read.folder)) && !read.force;
  if (folderTaken)
    throw new CommandError(
      `${read.folder} has files already. Choose another folder, or add --force`,
    );
  const asks = !read.yes && canAsk();
  // The library is loaded only where there is a person to ask.
  const options = asks ? await (await import("./questions.ts")).ask(read) : read;
  const { site: start, own, notes } = await found(options);
  const chosen = withChoices(start, options, !options.site);
  const form = options.as ?? "html";
  const { site, notes: changes } =
    form === "html" ? { site: chosen, notes: [] } : inPackagedBlocks(chosen);
  const folder = resolve(options.folder ?? unnamedFolder(site.business.name, options.force));
  writeFolder(folder, await makers[form](site, own), options.force);
  const shown = relative(process.cwd(), folder) || ".";
  for (const note of [...notes, ...changes]) console.log(note);
  if (options.name && !options.email && !options.site)
    console.log(`${site.business.email} is a placeholder: --email takes yours.`);
  console.log(`${site.business.name} is in ${shown}.\n${next[form](shown)}`);
}

/** Runs the command; faults are one line each. */
export async function main(given: readonly string[]): Promise<number> {
  try {
    await run(given);
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!(error instanceof CommandError) && !code) throw error;
    console.error(`create-daylit: ${message.split("\n")[0]}`);
    return 1;
  }
}
