import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { detect } from "./detect.ts";
import { dateText, type PlatformId, platforms } from "./platforms.ts";
import { screens } from "./screens.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const linux = "Mozilla/5.0 (X11; Linux x86_64";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X)";

test.each<[string, number, PlatformId | undefined]>([
  [`${phone} ${safari} Mobile/15E148`, 5, "iphone"],
  [
    `${phone} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/146.0 Mobile/15E148 Safari/604.1`,
    5,
    "iphone",
  ],
  [`${mac} ${safari}`, 5, "iphone"],
  [`${mac} ${safari}`, 0, "mac"],
  [`${mac} ${chrome}`, 0, "chrome"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:153.0) Gecko/20100101 Firefox/153.0",
    0,
    "mac",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome.replace("Safari", "Mobile Safari")}`, 5, "android"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0", 5, "firefox-android"],
  [`${windows} ${chrome} Edg/146.0.0.0`, 0, "windows"],
  [`${windows} ${chrome}`, 10, "chrome"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0",
    0,
    "firefox-windows",
  ],
  [`${linux}) ${chrome}`, 0, "chrome"],
  [`${linux}; rv:153.0) Gecko/20100101 Firefox/153.0`, 0, "chrome"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 0, "chrome"],
  ["Lynx/2.9", 0, undefined],
])("%s", (userAgent, maxTouchPoints, platform) => {
  expect(detect({ userAgent, maxTouchPoints })?.platform).toBe(platform);
});

test("browsers that cannot do it are told where to go", () => {
  const told = detect({
    userAgent: `${linux}; rv:153.0) Gecko/20100101 Firefox/153.0`,
    maxTouchPoints: 0,
  });
  expect(told?.note).toContain("Open the site in Chrome first");
});

test("the guide writes steps for every platform, and every drawn screen is used", () => {
  const text = readFileSync(
    new URL("../../content/guides/save-the-website-as-webapp.mdx", import.meta.url),
    "utf8",
  );
  for (const id of Object.keys(platforms)) expect(text, id).toContain(`<Platform of="${id}">`);
  for (const id of Object.keys(screens)) expect(text, id).toContain(`<Screen of="${id}" />`);
  const steps = text.match(/^\d\. .*/gm) ?? [];
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.filter((step) => !step.includes("<Screen "))).toEqual([]);
});

test("dates are the same words everywhere", () => {
  expect(dateText("2026-11-15")).toBe("15 November 2026");
});
