import { mkdtempSync, rmSync } from "node:fs";
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

test.each(programs)(
  "no request fails while a release is deployed and rolled back: %s",
  async (name) => {
    const store = mkdtempSync(join(tmpdir(), "daylit-deploy-"));
    const build = join(store, "build");
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const release = (title: string) => {
      rmSync(build, { recursive: true, force: true });
      writeSmallBuild(build, { SITE_ORIGIN: origin, RELEASES: store }, title);
      return addRelease(build, { ALLOW_LOCALHOST: "1" }).id;
    };
    release("first");
    const server = await start(name, store, port);
    onTestFinished(async () => {
      await server.stop();
      rmSync(store, { recursive: true });
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
  },
);
