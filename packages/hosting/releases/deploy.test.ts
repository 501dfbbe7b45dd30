import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeSmallBuild } from "../conformance/fixture.ts";
import { freePort, programs, start } from "../conformance/programs.ts";
import { send } from "../conformance/test-client.ts";
import { addRelease, rollBack } from "./releases.ts";

const paths = ["/", "/documentation", "/assets/entry-first___.js"];
const mostRequests = 20_000;

/** Asks without a pause until it is stopped; remembers what was wrong and which build answered. */
function visitors(origin: string) {
  const wrong: unknown[] = [];
  const answers = { first: 0, second: 0 };
  let stopped = false;
  const ask = async (path: string) => {
    const { status, headers, body } = await send(origin, path);
    if (status !== 200) wrong.push([path, status]);
    const title = /<title>(first|second)</.exec(body.toString())?.[1] as "first" | undefined;
    if (!title) return;
    answers[title] += 1;
    // Pages and their policy are of one build.
    if (!headers["content-security-policy"]?.includes(`'sha256-${title}'`))
      wrong.push([path, title]);
  };
  const visit = async () => {
    for (let index = 0; !stopped && index < mostRequests / 4; index += 1)
      await ask(paths[index % paths.length] ?? "/").catch((error) => wrong.push(error));
  };
  const all = Promise.all([visit(), visit(), visit(), visit()]);
  return {
    wrong,
    answers,
    async until(title: keyof typeof answers) {
      const goal = answers[title] + 100;
      while (answers[title] < goal && wrong.length === 0) await ask("/");
    },
    async stop() {
      stopped = true;
      await all;
    },
  };
}

/** Builds and releases into a folder of its own. */
function releasing(origin: string) {
  const store = mkdtempSync(join(tmpdir(), "daylit-deploy-"));
  const build = join(store, "build");
  const release = (title: string) => {
    rmSync(build, { recursive: true, force: true });
    writeSmallBuild(build, { SITE_ORIGIN: origin, RELEASES: store }, title);
    return addRelease(build, { ALLOW_LOCALHOST: "1" }).id;
  };
  return { store, release, remove: () => rmSync(store, { recursive: true }) };
}

test("the server files of a release name its own folder and its own policy", () => {
  const { store, release, remove } = releasing("http://localhost");
  onTestFinished(remove);
  for (const title of ["first", "second"]) {
    const id = release(title);
    const read = (name: string) => readFileSync(join(store, "current", name), "utf8");
    for (const name of ["nginx.conf", "Caddyfile", "apache.conf"]) {
      expect(read(`hosts/${name}`), name).toContain(`${store}/${id}/site`);
      expect(read(`hosts/${name}`), name).not.toContain(`${store}/current`);
    }
    for (const name of ["hosts/nginx.conf", "hosts/Caddyfile", "site/.htaccess"])
      expect(read(name), name).toContain(`'sha256-${title}'`);
  }
});

for (const name of programs)
  test(`no request fails while a release is deployed and rolled back: ${name}`, async () => {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const { store, release, remove } = releasing(origin);
    release("first");
    const server = await start(name, store, port);
    onTestFinished(async () => {
      await server.stop();
      remove();
    });

    const load = visitors(origin);
    await load.until("first");
    expect(release("second")).toBe("0002");
    server.reload();
    await load.until("second");
    expect(rollBack(store)).toBe("0001");
    server.reload();
    await load.until("first");
    await load.stop();
    expect(load.wrong).toEqual([]);
    expect(load.answers.first + load.answers.second).toBeLessThan(mostRequests);
  });
