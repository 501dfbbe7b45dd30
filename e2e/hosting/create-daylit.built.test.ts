import { execFile, execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageName } from "create-daylit/internal/tools/pack.ts";
import { afterAll, expect, test } from "vitest";
import { servedSite } from "../support/built/served.ts";

const served = servedSite();
const folder = mkdtempSync(join(tmpdir(), "create-daylit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command of the tarball that the site serves, which reads pictures from the site. */
async function made(name: string, ...options: string[]): Promise<string> {
  const home = join(folder, "package/dist");
  execFileSync("tar", ["xzf", join(process.cwd(), "build/site", packageName)], { cwd: folder });
  writeFileSync(join(home, "origin.json"), JSON.stringify(`${served.origin()}/`));
  const given = [join(home, "create-daylit.js"), name, "--yes", ...options];
  await promisify(execFile)(process.execPath, given, { cwd: folder });
  return join(folder, name);
}

test("the command that the site serves starts a site as HTML, which its own file makes again", async () => {
  const first = await made("first", "--layout", "busi-0001", "--name", "Mill & Moss");
  const files = globSync("**/*.*", { cwd: first }).sort();
  expect(files).toEqual(expect.arrayContaining(["contact.html", "edit.html", "site.json"]));
  expect(files.filter((name) => name.startsWith("pictures/")).length).toBeGreaterThan(3);
  expect(readFileSync(join(first, "index.html"), "utf8")).toContain("Mill &amp; Moss");
  const again = await made("again", "--site", "first/site.json");
  expect(globSync("**/*.*", { cwd: again }).sort()).toEqual(files);
  for (const name of files)
    expect(readFileSync(join(again, name)).equals(readFileSync(join(first, name))), name).toBe(
      true,
    );
});

test.each([
  ["react", "src/site.ts"],
  ["astro", "src/pages/index.astro"],
])("and one as %s", async (form, file) => {
  const project = await made(form, "--layout", "busi-0001", "--as", form);
  expect(readFileSync(join(project, file), "utf8").length).toBeGreaterThan(100);
  expect(globSync("vendor/*.tgz", { cwd: project })).toHaveLength(2);
});
