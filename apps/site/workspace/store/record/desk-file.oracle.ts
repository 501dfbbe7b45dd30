import type { DeskFile } from "./desk-file.ts";

/** A file as it lies on the desk, for tests. */
export const aFile: DeskFile = {
  id: 1,
  hash: "ab".repeat(32),
  name: "counter.jpg",
  size: 1200,
  use: "wide",
  alt: "The counter in the morning",
  section: 2,
  facts: {
    format: "jpeg",
    bytes: 1200,
    width: 1600,
    height: 900,
    scales: false,
    transparent: 0,
    sharpness: 90,
    seen: { light: 1, dark: 1 },
    boxed: false,
  },
};
