import { test as base, expect } from "@playwright/test";

/**
 * A `test` that fails on whatever the policy of a page stops: the tools are used by their own tests, so
 * none has to be used a second time to see that it keeps to the policy.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    const stopped: string[] = [];
    context.on("console", (message) => {
      if (message.text().includes("violates the following Content Security Policy"))
        stopped.push(`${message.page()?.url()}: ${message.text()}`);
    });
    await use(context);
    expect(stopped, "stopped by the policy").toEqual([]);
  },
});

export * from "@playwright/test";
export { expect };
