/** A drawn screen: a device, what is open on it, and the one thing to press. */
export type ScreenSpec = {
  device: "phone" | "desktop";
  /** Buttons of the browser; the one to press is marked. */
  press?: "more-below" | "more-above" | "file" | "address";
  menu?: {
    entries: readonly string[];
    press: string;
    at: "above" | "below" | "start" | "end";
    from?: string;
  };
  dialog?: { title: string; extra?: string; press: string };
  /** The icon where it ends up. */
  home?: "grid" | "dock" | "taskbar";
  alt: string;
};

export const screens = {
  "iphone-more": {
    device: "phone",
    press: "more-below",
    alt: "Safari on an iPhone; the button with three dots at the lower edge is marked.",
  },
  "iphone-share": {
    device: "phone",
    menu: {
      entries: ["Copy", "Add Bookmark", "Add to Home Screen"],
      press: "Add to Home Screen",
      at: "below",
    },
    alt: "The share sheet; its entry Add to Home Screen is marked.",
  },
  "iphone-add": {
    device: "phone",
    dialog: { title: "Daylit", extra: "Open as Web App", press: "Add" },
    alt: "A sheet with the name, a switch Open as Web App (from version 26 on), and Add marked.",
  },
  "iphone-home": { device: "phone", home: "grid", alt: "The home screen with the new icon." },
  "android-more": {
    device: "phone",
    press: "more-above",
    alt: "Chrome on Android; the three dots at the upper edge are marked.",
  },
  "android-menu": {
    device: "phone",
    menu: {
      entries: ["New tab", "History", "Add to Home screen"],
      press: "Add to Home screen",
      at: "above",
    },
    alt: "Chrome’s menu; Add to Home screen is marked.",
  },
  "android-install": {
    device: "phone",
    dialog: { title: "Install app", press: "Install" },
    alt: "A question whether to install, with Install marked.",
  },
  "android-home": { device: "phone", home: "grid", alt: "The home screen with the new icon." },
  "mac-file": { device: "desktop", press: "file", alt: "The Mac’s menu bar with File marked." },
  "mac-menu": {
    device: "desktop",
    press: "file",
    menu: { entries: ["New Window", "Share", "Add to Dock…"], press: "Add to Dock…", at: "start" },
    alt: "The File menu; Add to Dock is marked.",
  },
  "mac-add": {
    device: "desktop",
    dialog: { title: "Add to Dock", press: "Add" },
    alt: "A window with the name and Add marked.",
  },
  "mac-dock": { device: "desktop", home: "dock", alt: "The Dock with the new icon." },
  "windows-more": {
    device: "desktop",
    press: "more-above",
    alt: "Edge with the three dots at the upper right marked.",
  },
  "windows-menu": {
    device: "desktop",
    menu: {
      entries: ["Manage apps", "Install this site as an app"],
      press: "Install this site as an app",
      at: "end",
      from: "Apps",
    },
    alt: "The entry Apps is open; Install this site as an app is marked.",
  },
  "windows-install": {
    device: "desktop",
    dialog: { title: "Install this site as an app", press: "Install" },
    alt: "A window with the name and Install marked.",
  },
  "windows-taskbar": { device: "desktop", home: "taskbar", alt: "The taskbar with the new icon." },
  "chrome-address": {
    device: "desktop",
    press: "address",
    alt: "Chrome; the icon with an arrow into a screen, at the end of the address, is marked.",
  },
  "chrome-install": {
    device: "desktop",
    dialog: { title: "Install app", press: "Install" },
    alt: "A question with Install marked.",
  },
  "firefox-android-menu": {
    device: "phone",
    menu: {
      entries: ["Find in page", "Share", "Add to Home screen"],
      press: "Add to Home screen",
      at: "above",
    },
    alt: "Firefox’s menu; Add to Home screen is marked.",
  },
  "firefox-android-add": {
    device: "phone",
    dialog: { title: "Add to Home screen", press: "Add" },
    alt: "A question with the site’s name, with Add marked.",
  },
  "firefox-taskbar": { device: "desktop", home: "taskbar", alt: "The taskbar with the new icon." },
  "firefox-address": {
    device: "desktop",
    press: "address",
    alt: "Firefox; the icon for adding to the taskbar, at the end of the address, is marked.",
  },
} as const satisfies Record<string, ScreenSpec>;

export type ScreenId = keyof typeof screens;
