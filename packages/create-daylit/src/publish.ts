import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import {
  type Connection,
  connect,
  type Fetch,
  type Files,
  hostTitles,
  isHost,
  PublishFailure,
  type Site,
} from "@daylit/publish";
import { CommandError } from "./command-error.ts";

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const own = { server: text, user: text, bucket: text, region: text, address: text };
const known = { host: text, site: text, words: text, restore: text, history: flag, draft: flag };

/** Never an option: every program on the machine can read those, and shells remember them. */
const keyName = "DAYLIT_KEY";

const hosts = Object.keys(hostTitles);

const publishHelp = `create-daylit publish <folder> --host <host> --site <name> [options]

Publishes the folder of a site, sending only the files that changed.

  --host ${hosts.join("|")}
  --site my-bakery        the name of the site at the host; a new one if it isn’t there
  --server, --user, --bucket, --region, --address
                          your own server, web host or storage, and where visitors find it
  --words 'New prices'    what has changed, for the history
  --draft                 to a preview address (Netlify)
  --history               names the versions; --restore <id> brings one back

The key is read from the environment: ${keyName}.
`;

/** Every file of the folder that a host serves. */
function filesIn(folder: string): Files {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`There is no folder ${folder}`);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[/\\])(\.git|node_modules)[/\\]/.test(relative(folder, path)));
  const files = new Map(
    paths.map((path) => [
      relative(folder, path).split(sep).join("/"),
      new Uint8Array(readFileSync(path)),
    ]),
  );
  if (!files.has("index.html"))
    throw new CommandError(`${folder} has no index.html, so it isn’t the folder of a site`);
  return files;
}

async function siteNamed(connection: Connection, name: string | undefined): Promise<Site> {
  const sites = await connection.sites();
  const found = sites.find((site) => site.name === name || site.id === name);
  if (found) return found;
  const [only] = sites;
  if (!connection.create && only) return only;
  if (name && connection.create) return connection.create(name);
  throw new CommandError("Name the site with --site");
}

async function publish(args: readonly string[], call: Fetch): Promise<void> {
  const { values, positionals } = parseArgs({
    ...{ args: [...args], options: { ...known, ...own }, allowPositionals: true },
  });
  const { host, site: name, words = "Published", draft, history, restore, ...server } = values;
  const [folder] = positionals;
  const key = process.env[keyName] ?? "";
  if (!isHost(host))
    throw new CommandError(`Choose a host: ${hosts.slice(0, -1).join(", ")} or ${hosts.at(-1)}`);
  if (!key) throw new CommandError(`Put the key for your host into the environment as ${keyName}`);
  const files = history || restore ? undefined : filesIn(folder ?? ".");
  const connection = await connect(host, { key, ...server }, { fetch: call });
  const site = await siteNamed(connection, name);
  if (history || restore) {
    const versions = await connection.history?.(site);
    if (!versions) throw new CommandError("This host keeps no earlier versions");
    const found = versions.find(({ id }) => id === restore);
    if (restore && !found) throw new CommandError(`There is no version ${restore}`);
    if (found) await connection.restore?.(site, found);
    const lines = versions.map(
      (each) => `${each.id}  ${each.date}  ${each.words}${each.current ? "  (online)" : ""}`,
    );
    console.log(found ? `${found.words} is online again.` : lines.join("\n"));
    return;
  }
  if (!files) return;
  const plan = await connection.plan(site, files);
  const done = await connection.publish(site, files, plan, { words, draft });
  const sent = done.files === 1 ? "1 file" : `${done.files} files`;
  console.log(`${sent}, ${done.bytes} bytes sent.\n${done.address}`);
}

/** The same engine as the composer’s; what a host answers is one line. */
export async function publishCommand(args: readonly string[], call: Fetch = fetch): Promise<void> {
  if (args.includes("--help") || args.length === 0) return void process.stdout.write(publishHelp);
  try {
    await publish(args, call);
  } catch (error) {
    const isOption = (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS");
    if (error instanceof PublishFailure || isOption)
      throw new CommandError((error as Error).message);
    throw error;
  }
}
