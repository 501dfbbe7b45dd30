import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "@daylit/browsers/programs.mjs";
import { expect, onTestFinished, test } from "vitest";
import { smallRelease } from "../conformance/fixture.ts";
import { freePort } from "../conformance/programs.ts";
import { send } from "../conformance/test-client.ts";

/** The recipe, and nginx's file after the steps of the recipe that are not the image's. */
function prepared() {
  const { store, folder, remove } = smallRelease({ SITE_ORIGIN: "https://example.org/daylit" });
  onTestFinished(remove);
  const recipe = readFileSync(join(folder, "hosts/Dockerfile"), "utf8");
  const copies = [...recipe.matchAll(/^COPY (\S+) (\S+)$/gm)].map(([, from = "", to = ""]) => ({
    from: join(folder, from),
    to,
  }));
  const config = join(store, "default.conf");
  cpSync(copies[0]?.from ?? "", config);
  const [, script = ""] = /^RUN sed -i -E '(.*)' \S+$/m.exec(recipe) ?? [];
  execFileSync("sed", ["-i", "-E", script, config]);
  return { store, recipe, copies, config };
}

test("the container has the files of the site where nginx looks for them, and listens on 8080", () => {
  const { copies, config } = prepared();
  expect(copies.filter(({ from }) => !existsSync(from))).toEqual([]);
  expect(copies.slice(1).every(({ from, to }) => from === to)).toBe(true);
  expect(readFileSync(config, "utf8").match(/listen .*;/g)).toEqual([
    "listen 8080;",
    "listen [::]:8080;",
    "listen 8080;",
    "listen [::]:8080;",
  ]);
});

const program = findProgram("nginx");
// Without a container: with Debian's nginx.
if (program)
  test("the container serves the site, on any name", async () => {
    const { store, recipe, config } = prepared();
    const port = await freePort();
    writeFileSync(config, readFileSync(config, "utf8").replaceAll("8080;", `${port};`));
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${store}/${name};`,
    );
    // As in the image: nothing beside the files of conf.d.
    const main = join(store, "nginx.conf");
    const user = process.getuid?.() === 0 ? "user root;" : "";
    writeFileSync(
      main,
      `${user} pid ${store}/pid; daemon off; events {} http { access_log off; ${temporary.join(" ")} include ${config}; }`,
    );
    const nginx = spawn(program, ["-c", main, "-e", "stderr"], { stdio: "ignore" });
    onTestFinished(async () => {
      nginx.kill();
      await once(nginx, "exit");
    });
    const [, address = ""] =
      /HEALTHCHECK .*"http:\/\/127\.0\.0\.1:8080(.*)"\]$/m.exec(recipe) ?? [];
    const origin = `http://localhost:${port}`;
    const healthy = () =>
      send(origin, address, { headers: { Host: "127.0.0.1:8080" } }).catch(() => undefined);
    let answer = await healthy();
    while (!answer && nginx.exitCode === null) answer = await healthy();
    expect(answer?.status).toBe(200);
    expect(answer?.headers["content-security-policy"]).toContain("'sha256-first'");
  });
