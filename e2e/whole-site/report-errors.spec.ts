import { execFileSync } from "node:child_process";
import { expect, type Request, test } from "@playwright/test";

const to = "https://reports.example/errors";

/** The boot script of a build with REPORT_TO: settings are read once, when a process starts. */
const boot = execFileSync(
  process.execPath,
  [
    "--input-type=module",
    "--eval",
    `const { bundle } = await import("./apps/site/build/bundle.ts");
     process.stdout.write(await bundle(new URL("apps/site/runtime/start/boot.ts", "file://${process.cwd()}/")));`,
  ],
  { env: { ...process.env, REPORT_TO: to }, encoding: "utf8" },
);

const html = `<!doctype html><title>Errors</title>
<script data-start="/assets/start-gone1234.js">${boot}</script>
<p id="stale" hidden></p><script src="/fails.js"></script>`;

test("errors are reported without personal data, cookies or referrer, at most five", async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: "who", value: "ada", url: to, sameSite: "None", secure: true },
  ]);
  await page.route("**/page?*", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.route("**/fails.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `setTimeout(() => JSON.parse("ada@example.org"));
for (let index = 0; index < 9; index += 1) setTimeout(() => { throw new Error("Ada " + index) });
for (let index = 0; index < 9; index += 1) Promise.reject(new TypeError("'Ada' " + index));`,
    }),
  );
  const reports: Request[] = [];
  const started = Promise.withResolvers<void>();
  await page.route(to, async (route) => {
    await route.fulfill({ status: 204 });
    reports.push(route.request());
    if (reports.length === 5) started.resolve();
  });
  await page.goto("/page?name=ada#ada");
  await started.promise;
  for (const request of reports) {
    const body = request.postDataJSON();
    // Read when it was answered: before, the browser may not have said yet which headers it sends.
    const headers = await request.allHeaders();
    expect(Object.keys(body).sort()).toEqual(
      ["line", "message", "page", "script", "type", "version"].sort(),
    );
    expect(body).toMatchObject({ page: "/page", version: "/assets/start-gone1234.js" });
    expect(JSON.stringify(body)).not.toMatch(/ada[^t]/i);
    expect(headers).not.toHaveProperty("cookie");
    expect(headers).not.toHaveProperty("referer");
  }
  expect(reports.some((request) => request.postDataJSON().script === "/fails.js")).toBe(true);
});

test("a start that fails is reported", async ({ page }) => {
  await page.route("**/page", (route) =>
    route.fulfill({ contentType: "text/html", body: html.replace("fails", "missing") }),
  );
  const reported = page.waitForRequest(to);
  await page.route(to, (route) => route.fulfill({ status: 204 }));
  await page.goto("/page");
  await page.mouse.move(50, 50);
  await page.keyboard.press("Tab");
  expect((await reported).postDataJSON()).toMatchObject({
    message: "TypeError: The code of the page did not start",
  });
});
