import type { Page } from "@playwright/test";
import type { Firefox } from "../../support/browsers/firefox.ts";

/** What a scenario needs of a browser. */
export type Driver = {
  goto(url: string): Promise<unknown>;
  /** A key with its modifiers, such as `Control+k`. */
  press(keys: string): Promise<unknown>;
  read(expression: string): Promise<unknown>;
};

export const chromiumDriver = (page: Page): Driver => ({
  goto: (url) => page.goto(url),
  press: (keys) => page.keyboard.press(keys === " " ? "Space" : keys),
  read: (expression) => page.evaluate(expression),
});

/** WebDriver names keys without a character by characters of their own. */
const codes: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

export const firefoxDriver = ({ context, send, goto, evaluate }: Firefox): Driver => ({
  goto,
  read: evaluate,
  async press(keys) {
    const values = keys.split("+").map((key) => codes[key] ?? key);
    const actions = [
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.toReversed().map((value) => ({ type: "keyUp", value })),
    ];
    await send("input.performActions", {
      context,
      actions: [{ type: "key", id: "keys", actions }],
    });
  },
});
