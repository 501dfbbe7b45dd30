import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { plainSite } from "@daylit/site-engine";
import { release } from "daylit/internal/tools/release.ts";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { packageName } from "../tools/pack.ts";
import { main } from "./command.ts";
import { usage } from "./options.ts";
import { startSite, withChoices } from "./start-site.ts";
import { writeFolder } from "./write-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "create-daylit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

/** The command in this process, where nothing has to be packed first. */
async function run(...given: string[]) {
  const written = { stdout: "", stderr: "" };
  vi.spyOn(process.stdout, "write").mockImplementation((words) => {
    written.stdout += words;
    return true;
  });
  vi.spyOn(console, "error").mockImplementation((words) => {
    written.stderr += `${words}\n`;
  });
  const status = await main(given);
  vi.restoreAllMocks();
  return { status, ...written };
}

test("faults are one line each, and nothing is written", async () => {
  const at = (name: string) => join(folder, name);
  mkdirSync(at("taken"));
  writeFileSync(at("taken/own.txt"), "mine");
  writeFileSync(at("plain.txt"), "mine");
  const before = readdirSync(folder).sort();
  for (const [given, words] of [
    [[at("taken"), "--layout", "arch-0001"], "has files already"],
    [[at("new"), "--layout", "nope-0009"], "There is no layout “nope-0009”"],
    [[at("new"), "--layout", "arch-0001", "--brand", "reddish"], "isn’t a colour"],
    [[at("new"), "--layout", "arch-0001", "--as", "vue"], "isn’t a form"],
    [[at("plain.txt"), "--layout", "arch-0001"], "plain.txt is a file"],
    [[at("new"), "--site", "http://"], "isn’t an address"],
    [[at("new"), "--site", at("missing.json")], "There is no site.json"],
    [[at("new"), "--layout", "arch-0001", "--email", "me"], "isn’t an email address"],
    [[at("new"), "--colour", "red"], "Unknown option"],
    [[at("new"), "--yes"], "Name a layout"],
  ] as const) {
    const { status, stdout, stderr } = await run(...given);
    expect(stderr).toContain(words);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect([status, stdout]).toEqual([1, ""]);
  }
  expect(() => writeFolder(at("plain.txt/new"), new Map(), false)).toThrow("can’t be made");
  expect(readdirSync(folder).sort()).toEqual(before);
  expect(readdirSync(at("taken"))).toEqual(["own.txt"]);
});

test("--fields says which facts were given", async () => {
  const { stdout } = await run("--layout", "musi-0001", "--name", "Ann Carter Pianos", "--fields");
  expect(stdout).toContain("- Name: Ann Carter Pianos");
});

test("--list names every layout, --help every option, without colours", async () => {
  const { stdout: list } = await run("--list");
  for (const { id } of cataloguePages) expect(list).toContain(id);
  const { stdout: help } = await run("--help");
  expect(help).toContain("Node 22.12");
  for (const option of [
    "--layout",
    "--email",
    "--brand",
    "--name",
    "--as",
    "--site",
    "--yes",
    "--list",
  ])
    expect(help).toContain(option);
  expect(list + help).not.toContain("\u001b");
  expect(help).toContain(`Usage: ${usage()}\n`);
});

test("what starts the command is what works today, here and in the README", () => {
  expect(usage("https://a.example/b.tgz", { published: false })).toMatch(
    /^npx https:\/\/a\.example\/b\.tgz \[folder\]/,
  );
  expect(usage(undefined, { published: true })).toMatch(/^npm create daylit \[folder\] -- /);
  const written = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  expect(written.includes("npm create daylit")).toBe(release.published);
  expect(written.includes(`/${packageName}`)).toBe(!release.published);
  // Only the package for npm has the pictures.
  expect(written.includes("fetches its\npictures")).toBe(!release.published);
  expect(written.includes("no network")).toBe(release.published);
});

test("with a name, no email address of the example is left", () => {
  for (const { id } of cataloguePages) {
    const named = JSON.stringify(
      plainSite(withChoices(startSite(id), { name: "Mill & Moss" }, true)),
    );
    const found = new Set(named.match(/[\w.+-]+@[\w.-]+\w/g));
    expect([...found], id).toEqual(found.size > 0 ? ["hello@mill-moss.example"] : []);
  }
});
