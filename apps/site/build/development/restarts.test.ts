import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { acrossRestarts } from "./restarts.ts";

test("what is loaded while Vite restarts waits for it, and is never refused", async () => {
  const root = mkdtempSync(join(tmpdir(), "daylit-restart-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "words.js"), 'export default "before";\n');
  let opened = 0;
  const { plugin, load } = acrossRestarts(() => opened++);
  const vite = await createServer({
    ...{ root, configFile: false, logLevel: "silent", appType: "custom", plugins: [plugin] },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => vite.close());
  const words = () => load(async () => (await vite.ssrLoadModule("/words.js")).default);
  expect(await words()).toBe("before");

  writeFileSync(join(root, "words.js"), 'export default "after";\n');
  let restarting = true;
  const restarted = vite.restart().then(() => {
    restarting = false;
  });
  while (restarting) expect(await words()).toBe("after");
  await restarted;
  expect(opened).toBe(2);

  // What had begun before the restart ends with it, and is asked for again.
  let tries = 0;
  const begun = load(async () => {
    tries += 1;
    if (tries === 1) await vite.restart().then(() => Promise.reject(new Error("closed")));
    return words();
  });
  expect(await begun).toBe("after");
  await expect(load(() => Promise.reject(new Error("a fault in a source")))).rejects.toThrow(
    "fault",
  );
});
