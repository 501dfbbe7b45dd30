/** A way of saving a website as an app. The steps themselves are written in the guide. */
export type Platform = {
  device: string;
  /** The device as one says it to its owner. */
  seen: string;
  browser: string;
  needs: string;
  /** What the steps are true of, as far as the source names it. */
  version: string;
  /** When the steps were last held against what the vendor has published; not tried on a device. */
  checked: string;
  against: string;
  remove: string;
};

const checked = "2026-11-15";

export const platforms = {
  iphone: {
    device: "iPhone and iPad",
    seen: "an iPhone or iPad",
    browser: "Safari",
    needs:
      "Any version. Notifications, and saving from other browsers than Safari, came with 16.4. Since version 26 every site opens as an app unless you switch that off.",
    version: "iOS and iPadOS 26",
    checked,
    against: "WebKit’s announcements of 16.4 and 26",
    remove: "Hold the icon, then choose Remove App.",
  },
  android: {
    device: "Android",
    seen: "an Android device",
    browser: "Chrome",
    needs: "A current Chrome. Edge and Samsung Internet have the same entry in their own menus.",
    version: "Chrome; the documentation names no version",
    checked,
    against: "the documentation in Chromium’s source code",
    remove: "Hold the icon, then choose Uninstall.",
  },
  mac: {
    device: "Mac",
    seen: "a Mac",
    browser: "Safari",
    needs: "macOS 14 (Sonoma) or later.",
    version: "macOS 14",
    checked,
    against: "WebKit’s notes on web apps in macOS 14",
    remove: "Drag the app from the Applications folder of your user to the Bin.",
  },
  windows: {
    device: "Windows 11",
    seen: "Windows",
    browser: "Edge",
    needs: "A current Edge; it comes with Windows.",
    version: "Edge on Windows 11; the documentation names no version",
    checked,
    against: "Microsoft’s Edge documentation",
    remove: "Right-click the app in the Start menu, then choose Uninstall.",
  },
  chrome: {
    device: "Windows, Mac, Linux and Chromebook",
    seen: "a computer",
    browser: "Chrome",
    needs: "A current Chrome.",
    version: "Chrome 156",
    checked,
    against: "the menus of Chromium 156 itself",
    remove: "Open the app, its menu with the three dots, then Uninstall.",
  },
  "firefox-android": {
    device: "Android",
    seen: "an Android device",
    browser: "Firefox",
    needs: "A current Firefox.",
    version: "Firefox; the documentation names no version",
    checked,
    against: "Mozilla’s published issue threads and documentation",
    remove: "Hold the icon, then choose Remove or Uninstall.",
  },
  "firefox-windows": {
    device: "Windows",
    seen: "Windows",
    browser: "Firefox",
    needs:
      "Firefox 143 or later, not from the Microsoft Store. Firefox on a Mac cannot do it; on Linux it is switched off unless you switch it on.",
    version: "Firefox 143 to 155",
    checked,
    against: "the documentation in Mozilla’s source code",
    remove: "Right-click the icon in the taskbar, then unpin it.",
  },
} as const satisfies Record<string, Platform>;

export type PlatformId = keyof typeof platforms;

/** "15 November 2026": the same words everywhere, so that server and browser agree. */
export function dateText(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  const months =
    "January February March April May June July August September October November December".split(
      " ",
    );
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
