/**
 * Packs the packages as npm would get them, with an SBOM and a checksum beside each, checks them with
 * publint and arethetypeswrong, and asks npm for a dry run:
 *
 *     npm run do -- publish-packages <folder> [--really]
 *
 * --really publishes, and is refused until packages/css/tools/release.ts says that the names are ours.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { script as commandScript } from "create-daylit/internal/tools/dist.ts";
import { packageFiles as commandFiles } from "create-daylit/internal/tools/pack.ts";
import { packageFiles as frameworkFiles } from "daylit/internal/tools/pack.ts";
import { packageNames, release } from "daylit/internal/tools/release.ts";
import { checksumLine, tarball } from "daylit/internal/tools/tarball.ts";
import { scripts as blockScripts } from "daylit-blocks/internal/tools/command.ts";
import { packageFiles as blockFiles } from "daylit-blocks/internal/tools/pack.ts";
import { publint } from "publint";
import { bundledPackages, sbom } from "./sbom.ts";

type Source = {
  files: () => Promise<ReadonlyMap<string, Uint8Array>>;
  bundle?: () => Promise<{ moduleIds: string[] }>;
};

const blockModules = async () => ({
  moduleIds: (await blockScripts()).flatMap(({ moduleIds }) => moduleIds),
});

const sources: Readonly<Record<keyof typeof packageNames, Source>> = {
  daylit: { files: async () => frameworkFiles() },
  "daylit-blocks": { files: blockFiles, bundle: blockModules },
  "create-daylit": { files: commandFiles, bundle: commandScript },
};

/** npm compares it with the repository that builds a package with provenance. */
const repository = process.env.SOURCE_URL;

function withRepository(files: ReadonlyMap<string, Uint8Array>) {
  const manifest = JSON.parse(`${Buffer.from(files.get("package.json") ?? [])}`);
  const directory = `packages/${packageNames[manifest.name as keyof typeof packageNames]}`;
  const more = repository
    ? { repository: { type: "git", url: `git+${repository}.git`, directory } }
    : {};
  const written = { ...manifest, ...more };
  const text = Buffer.from(`${JSON.stringify(written, null, 2)}\n`);
  return { manifest: written, files: new Map([...files, ["package.json", text]]) };
}

async function lint(files: ReadonlyMap<string, Uint8Array>, tgz: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "daylit-publish-"));
  try {
    for (const [name, bytes] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    const { messages } = await publint({ pkgDir: folder, strict: true });
    const found = messages.map(({ code }) => `publint: ${code}`);
    const typed = [...files.keys()].some((name) => name.endsWith(".d.ts"));
    if (typed) execFileSync("npx", ["attw", "--profile", "esm-only", tgz], { stdio: "pipe" });
    return found;
  } catch (error) {
    const { stdout, message } = error as { stdout?: Buffer; message: string };
    return [`arethetypeswrong: ${stdout ?? message}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [folder, really] = process.argv.slice(2);
if (!folder) throw new Error("Name a folder for the tarballs");
if (really && !release.published)
  throw new Error("packages/css/tools/release.ts says that nothing is published yet");
mkdirSync(folder, { recursive: true });
if (!repository) console.log("SOURCE_URL is not set: without it npm refuses provenance.");
for (const [name, { files: read, bundle }] of Object.entries(sources)) {
  const { manifest, files } = withRepository(await read());
  const file = `${name}-${manifest.version}.tgz`;
  const tgz = resolve(folder, file);
  const bytes = tarball(files);
  writeFileSync(tgz, bytes);
  writeFileSync(`${tgz}.sha512`, checksumLine(file, bytes));
  const bundled = bundledPackages((await bundle?.())?.moduleIds ?? []);
  const parts = sbom(manifest, bytes, bundled);
  writeFileSync(tgz.replace(/tgz$/, "cdx.json"), `${JSON.stringify(parts, null, 2)}\n`);
  console.log(`${file}: ${files.size} files, ${bytes.length} bytes, inside: ${bundled.join(", ")}`);
  const faults = await lint(files, tgz);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else {
    // Provenance is made where the release is built: a dry run on this machine cannot.
    const how = really ? [] : ["--dry-run", "--provenance=false"];
    execFileSync("npm", ["publish", tgz, "--ignore-scripts", "--loglevel=warn", ...how], {
      stdio: "inherit",
    });
  }
}
