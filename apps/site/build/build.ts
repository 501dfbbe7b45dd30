// Builds everything into build/: the site, the client sites, the files for hosts, and build.json with
// the settings, which every later command reads there.
//   npm run build -- [--if-changed] [--local] [--fresh] [--out folder]
// --local: for this machine: no public address is asked for, nothing is compressed or released.
// --fresh: rebuilds everything, even if an earlier build has cached it from the same sources.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

process.env.NODE_ENV = "production";
const { buildClient, readClient } = await import("./client-bundle.ts");
const { bundle } = await import("./bundle.ts");
const { compressFile, compressFolder } = await import("./output/compress.ts");
const { openBuildCache } = await import("./output/build-cache.ts");
const { loadOutputs, openVite } = await import("./vite-server.ts");
const { trustedPolicy } = await import("../model/browser/trusted-types.ts");
const { frameScriptHash } = await import("../features/reference/samples/document.ts");
const { samplePolicyName } = await import("../features/reference/samples/frame-script.ts");
const { writeHostFiles } = await import("@daylit/hosting/host-files/index.ts");
const { recordFile } = await import("@daylit/hosting/policy/build.ts");
const { writeDigests } = await import("@daylit/hosting/policy/digests.ts");
const { metaPolicy } = await import("@daylit/hosting/policy/csp.ts");
const { readProductionSettings, readSettings } = await import("@daylit/hosting/policy/settings.ts");
const { fileOf } = await import("./output/output.ts");
const { writeOfflineManifest } = await import("../features/offline/build-manifest.ts");
const { openProgress } = await import("./output/progress.ts");
const { fingerprint } = await import("./output/fingerprint.ts");
const { writeWorker } = await import("../features/offline/build-worker.ts");
type BuildRecord = import("@daylit/hosting/policy/build.ts").BuildRecord;
type Content = import("./output/output.ts").Content;
type CachedText = import("./output/output.ts").CachedText;

const home = join(import.meta.dirname, "../../..");
const given = process.argv.indexOf("--out");
const target = given > 0 ? resolve(process.argv[given + 1] ?? "") : join(home, "build");
const next = `${target}.next`;
const before = `${target}.before`;

async function put(root: string, name: string, content: Content) {
  const file = join(root, name);
  await mkdir(dirname(file), { recursive: true });
  if (typeof content === "object" && "file" in content) await copyFile(content.file, file);
  else await writeFile(file, content);
}

const buildCache = openBuildCache(
  join(home, "node_modules/.cache/daylit-build"),
  process.argv.includes("--fresh"),
);
const common = `${fingerprint(home, false)} ${process.version}`;
const cached: CachedText = async (name, texts, make) =>
  (await buildCache.bytes([common, name, texts], make)).toString();

async function make(stamp: string) {
  const progress = openProgress(!local);
  const site = join(next, "site");
  await rm(next, { recursive: true, force: true });
  await mkdir(site, { recursive: true });
  const vite = await openVite();
  try {
    const { outputTypes, beginBeside, loadClients, pageStyles } = await loadOutputs(vite);
    progress.done("sources read");
    await buildCache.folder(["code", common], site, async () => {
      // What waits for it says what went wrong.
      beginBeside().catch(() => {});
      await buildClient(site, await pageStyles());
    });
    const client = readClient(site);
    const boot = await cached("boot", "", () =>
      bundle(new URL("../runtime/start/boot.ts", import.meta.url)),
    );
    progress.done("code for the browser");
    const script = createHash("sha256").update(boot).digest("base64");
    const policy: BuildRecord["policy"] = {
      // The samples' script as well: without a connection the page makes their documents.
      scriptHashes: [`sha256-${script}`, frameScriptHash],
      sampleHashes: [frameScriptHash],
      trustedTypes: [trustedPolicy, samplePolicyName],
    };
    const files = {
      boot,
      ...client,
      policy: (kind: "page" | "composer") => metaPolicy(kind, { ...settings, ...policy }),
    };
    for (const [name, { owns, load }] of Object.entries(outputTypes)) {
      const kind = await load();
      const write = async () => {
        const outputs = kind.outputs(files, cached);
        let made = 0;
        for (const [address, content] of outputs) {
          if (!owns.test(address))
            throw new Error(`outputs.server.ts: development would not find ${address} in ${name}`);
          await put(site, fileOf(address), await content());
          made += 1;
          progress.part(made / outputs.size);
        }
      };
      if (kind.folder) await buildCache.folder([name, common], join(site, kind.folder), write);
      else await write();
      progress.done(name);
    }
    const hosts = join(next, "clients");
    const clients = await loadClients();
    await buildCache.folder(["clients", common], hosts, async () => {
      for (const [slug, list] of clients)
        for (const [name, content] of await list()) await put(join(hosts, slug), name, content);
    });
    progress.done("client sites");
    await writeWorker(site);
    progress.done("service worker");
    if (!local) {
      await compressFolder(next, buildCache);
      progress.done("compressed");
    }
    const record: BuildRecord = { stamp, settings, policy };
    await put(next, recordFile, JSON.stringify(record));
    writeHostFiles(next);
    const manifest = writeOfflineManifest(site);
    if (!local) {
      await compressFile(manifest, buildCache);
      writeDigests(next);
    }
    progress.done("files for hosts");
  } finally {
    progress.close();
    await vite.close();
  }
}

/** From one whole build to the next in two renames; what is being served has its files until then. */
function swap() {
  rmSync(before, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, before);
  renameSync(next, target);
  rmSync(before, { recursive: true, force: true });
}

function discard(why: string) {
  rmSync(next, { recursive: true, force: true });
  const left = existsSync(target) ? "The last good build is untouched." : "There is no build yet.";
  console.error(`\nNot built: ${why}\n${left}`);
  process.exit(1);
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => discard("it was stopped."));

// A build that was ended between the two renames.
if (!existsSync(target) && existsSync(before)) renameSync(before, target);

const local = process.argv.includes("--local");
const settings = (() => {
  try {
    return local ? readSettings() : readProductionSettings();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
})();
const stamp = fingerprint(home);
const there = join(target, recordFile);
const compressed = existsSync(join(target, "site/index.html.br"));
const current =
  existsSync(there) &&
  (local || compressed) &&
  JSON.parse(readFileSync(there, "utf8")).stamp === stamp;
if (!(process.argv.includes("--if-changed") && current)) {
  console.log("Building …");
  try {
    await make(stamp);
    swap();
    // A build for elsewhere (--out) is made of other things: the usual one still needs its own.
    if (given < 0) buildCache.prune();
  } catch (error) {
    const { code = "", message, stack } = error as NodeJS.ErrnoException;
    // The disk says no: its own words are enough.
    discard(/^(EACCES|EPERM|EROFS|ENOSPC)$/.test(code) ? message : (stack ?? String(error)));
  }
}
process.exit(0);
