/**
 * The licences of what visitors are sent: fonts under the OFL, packages under MIT and its like. Made
 * from the lock file and the installed packages, so that nothing has to be kept up by hand.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type LockEntry = {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  link?: boolean;
};
export type Lock = { packages: Record<string, LockEntry> };

/** Workspaces whose work reaches visitors, and tools of development whose code is bundled all the same. */
const shipping = [
  "packages/css",
  "packages/layouts",
  "packages/publish",
  "packages/site-engine",
  "pictures",
  "apps/clients",
  "apps/site",
];
const bundled = /^workbox-/;

/** Where npm put a package that is asked for from a folder: beside it, or further up. */
function entryOf(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const key = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (lock.packages[key]) return key;
    if (folder === "") return;
  }
}

/** Keys of the lock's packages that visitors are sent, sorted by name. */
export function shippedPackages(lock: Lock): string[] {
  const found = new Set<string>();
  const visit = (names: readonly string[], from: string) => {
    for (const name of names) {
      const key = entryOf(lock, name, from);
      if (!key || found.has(key) || lock.packages[key]?.link) continue;
      found.add(key);
      visit(Object.keys(lock.packages[key]?.dependencies ?? {}), key);
    }
  };
  for (const workspace of shipping) {
    const entry = lock.packages[workspace] as LockEntry & {
      devDependencies?: Record<string, string>;
    };
    const also = Object.keys(entry?.devDependencies ?? {}).filter((name) => bundled.test(name));
    visit([...Object.keys(entry?.dependencies ?? {}), ...also], workspace);
  }
  return [...found].sort((one, other) => nameOf(one).localeCompare(nameOf(other), "en"));
}

const nameOf = (key: string) => key.slice(key.lastIndexOf("node_modules/") + 13);

function licenceText(folder: string): string | undefined {
  if (!existsSync(folder)) return;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying|ofl)(\.|$)/i.test(name));
  return file && readFileSync(join(folder, file), "utf8").trim().replaceAll("\r\n", "\n");
}

/** One text with every licence once, below the names of what it is for. */
export function thirdParty(root: string): string {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const byText = new Map<string, string[]>();
  const without: string[] = [];
  for (const key of shippedPackages(lock)) {
    const text = licenceText(join(root, key));
    const { version, license } = lock.packages[key] ?? {};
    const title = `${nameOf(key)} ${version} (${license ?? "licence not named"})`;
    if (text) byText.set(text, [...(byText.get(text) ?? []), title]);
    else without.push(title);
  }
  if (without.length > 0)
    throw new Error(`No licence text in ${without.join(", ")}: visitors must be given one`);
  const parts = [...byText].map(([text, titles]) => `${titles.join("\n")}\n\n${text}`);
  const rule = `\n\n${"-".repeat(80)}\n\n`;
  return `Daylit sends its visitors, and puts into what they download, the work of others. Thank you.\n\n${[...parts].join(rule)}\n`;
}
