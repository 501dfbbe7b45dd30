/** How every part of the framework is tried, by which means and when: the reference pages say it. */
export const testingStatement: readonly string[] = [
  "With every change, each example: axe in light, contrast in the dark, windows of 320 to 1280 px, text at 200 %, right to left, reduced motion; controls in forced colours; contrast for any brand colour in Chromium, Firefox and WebKit.",
  "By hand on 15 November 2026: the keyboard, and the tree that screen readers are given. Not yet by people who use a screen reader every day.",
];
