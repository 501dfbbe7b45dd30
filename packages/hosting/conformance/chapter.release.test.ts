import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { canFollowChapter } from "@daylit/browsers/programs.mjs";
import { afterAll, expect, test } from "vitest";
import { type Program, programs } from "./programs.ts";

const root = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The commands of each section of a Markdown text, by its heading; comments are for readers. */
function commandsOf(text: string) {
  const sections = text.split(/^#+ (?=\S)/m).map((section) => {
    const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = ""]) => code);
    const lines = blocks.join("").replaceAll(/\s+# .*$/gm, "");
    return [section.split("\n")[0] ?? "", lines.split("\n").filter(Boolean)] as const;
  });
  return (heading: string): string[] => {
    const found = sections.find(([name]) => name === heading)?.[1] ?? [];
    if (found.length === 0) throw new Error(`There is no command below “${heading}”`);
    return found;
  };
}

const chapter = commandsOf(read("apps/site/content/documentation/put-it-online.mdx"));
const readme = commandsOf(read("README.md"))("Put it online");

const scratch = mkdtempSync(join(tmpdir(), "daylit-chapter-"));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The scripts and this package as they are, installed, with a build that makes a small site at once. */
function repository(name: string) {
  const home = join(scratch, name, "repository");
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  };
  for (const part of ["package.json", "package-lock.json", "tools/scripts", "packages/hosting"])
    cpSync(join(root, part), join(home, part), { recursive: true });
  put("packages/css/tools/build.ts", "");
  put(
    "apps/site/build/build.ts",
    `import { existsSync, rmSync } from "node:fs";
import { writeSmallBuild } from "../../../packages/hosting/conformance/fixture.ts";
import { readProductionSettings } from "../../../packages/hosting/policy/settings.ts";
readProductionSettings();
const name = existsSync("build") ? "second" : "first";
rmSync("build", { recursive: true, force: true });
writeSmallBuild("build", process.env, name);`,
  );
  for (const part of ["model", "features/offline"])
    cpSync(join(root, "apps/site", part), join(home, "apps/site", part), { recursive: true });
  put("apps/site/package.json", '{ "type": "module" }');
  const hash = createHash("sha256");
  for (const lock of ["package-lock.json", "tools/scripts/node/package-lock.json"])
    hash.update(read(lock));
  put("node_modules/.daylit-installed", hash.digest("hex"));
  for (const part of ["mime-types", "mime-db"])
    symlinkSync(join(root, "node_modules", part), join(home, "node_modules", part));
  mkdirSync(join(home, "node_modules/@daylit"));
  symlinkSync("../../packages/hosting", join(home, "node_modules/@daylit/hosting"));
  mkdirSync(join(home, "node_modules/.bin"));
  symlinkSync(process.execPath, join(home, "node_modules/.bin/node"));
  return home;
}

/** Runs commands on a fresh Debian and returns what was said, each command before its own words. */
function follow(name: string, commands: readonly string[]): string {
  const home = repository(name);
  const file = join(scratch, name, "commands");
  mkdirSync(join(scratch, name, "disk"));
  writeFileSync(file, `${commands.join("\n")}\n`);
  const script = join(import.meta.dirname, "fresh-debian.sh");
  const { status, stdout, stderr } = spawnSync(script, [join(scratch, name), home, file], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: home, npm_config_update_notifier: "false" },
  });
  const transcript = `${stdout}\n${stderr}`;
  if (process.env.TRANSCRIPT) writeFileSync(`${process.env.TRANSCRIPT}-${name}.txt`, transcript);
  if (status !== 0) throw new Error(transcript);
  return transcript;
}

const services: Record<Program, string> = { nginx: "nginx", caddy: "caddy", apache: "apache2" };
const headings: Record<Program, string> = { nginx: "nginx", caddy: "Caddy", apache: "Apache" };

const buildAndRelease: Record<Program, string[]> = {
  nginx: [...chapter("Build"), ...chapter("Release")],
  caddy: [readme[0] ?? "", ...chapter("Release").slice(0, 1), readme[1] ?? ""],
  apache: [...chapter("Build"), ...chapter("Release")],
};

for (const name of canFollowChapter() ? programs : [])
  test(`README and chapter, word for word on a fresh Debian with ${name}`, () => {
    // The module for brotli is a package of its own.
    const own = chapter(headings[name]).filter(
      (command, index, all) => ![command, all[index - 1] ?? ""].some((each) => /brotli/.test(each)),
    );
    const named = (commands: string[]) =>
      commands.map((command) => command.replace("reload nginx", `reload ${services[name]}`));
    const title = "curl -fsS https://example.org/ --cacert $NODE_EXTRA_CA_CERTS | head -c 45; echo";
    const said = follow(name, [
      ...buildAndRelease[name],
      ...own,
      ...(name === "caddy" ? readme.slice(2) : chapter("Verify")),
      ...named(chapter("The next release")),
      title,
      ...named(chapter("Go back")),
      title,
      ...named(chapter("Switch the service worker off")),
      "curl -fsS https://example.org/service-worker.js --cacert $NODE_EXTRA_CA_CERTS",
    ]);
    expect(said).toMatch(/^https:\/\/example\.org: \d+ requests, all as built$/m);
    expect(said).toContain("Release 0002 of https://example.org is in /srv/daylit.");
    expect(said).toMatch(/^registration\.unregister\(\);$/m);
    expect(said.match(/(?<=<title>)\w+/g)).toEqual(["second", "first"]);
  });

test("the printed commands are for bash as they are", () => {
  for (const heading of [...Object.values(headings), "Build", "Release", "Verify", "Go back"])
    execFileSync("bash", ["-n", "-c", chapter(heading).join("\n")]);
});
