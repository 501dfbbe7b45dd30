import type { PlatformId } from "./platforms.ts";

/** What a browser says about itself. iPads call themselves Macs, but have touch. */
type BrowserFacts = { userAgent: string; maxTouchPoints: number };

export type Detected = { platform: PlatformId; note?: string };

const elsewhere = (browser: string) =>
  `This browser cannot save a website as an app here. Open the site in ${browser} first.`;

/** The steps to open for this visitor; nothing when we would only be guessing. */
export function detect({ userAgent: agent, maxTouchPoints }: BrowserFacts): Detected | undefined {
  const firefox = /Firefox\//.test(agent);
  const edge = /Edg\//.test(agent);
  const chromium = /Chrome\//.test(agent);
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && maxTouchPoints > 1))
    return /CriOS|FxiOS|EdgiOS/.test(agent)
      ? {
          platform: "iphone",
          note: "In this browser the Share button is in the address bar; the rest is the same.",
        }
      : { platform: "iphone" };
  if (/Android/.test(agent)) return { platform: firefox ? "firefox-android" : "android" };
  if (/Windows/.test(agent)) {
    if (firefox) return { platform: "firefox-windows" };
    return { platform: edge ? "windows" : "chrome" };
  }
  if (/Macintosh/.test(agent)) {
    if (firefox) return { platform: "mac", note: elsewhere("Safari or Chrome") };
    return { platform: chromium ? "chrome" : "mac" };
  }
  if (/Linux|CrOS/.test(agent)) {
    if (firefox) return { platform: "chrome", note: elsewhere("Chrome") };
    return chromium ? { platform: "chrome" } : undefined;
  }
  return undefined;
}
