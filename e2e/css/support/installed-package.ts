import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packed } from "daylit/internal/tools/pack.ts";

/** A user's project: the tarball that the site serves, installed into an empty folder, without network. */
export function installPackage() {
  const project = mkdtempSync(join(tmpdir(), "daylit-project-"));
  const npm = (args: string[], cwd: string) => execFileSync("npm", args, { cwd, encoding: "utf8" });
  const { name: tarball, bytes } = packed();
  writeFileSync(join(project, tarball), bytes);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  npm(["install", "--offline", "--no-audit", "--no-fund", `./${tarball}`], project);
  return {
    project,
    tarball: join(project, tarball),
    installed: (path: string) => join(project, "node_modules/daylit", path),
    write: (name: string, text: string) => {
      writeFileSync(join(project, name), text);
      return join(project, name);
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}

/** The default brand as a fill, in either form in which browsers tell it. */
export const brandFill = /^rgb\(242, 169, 0\)$|^color\(srgb 0\.949\d* 0\.662\d* 0\)$/;
