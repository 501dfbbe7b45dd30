import type { Plugin } from "vite";

/** A module that ends in `.data.ts` runs when the code is bundled: browsers get what it exports, as it is. */
export const dataForBrowsers = (): Plugin => ({
  name: "daylit-data-for-browsers",
  enforce: "pre",
  async load(id) {
    if (this.environment.name !== "client" || !id.endsWith(".data.ts")) return;
    const values: Record<string, unknown> = await import(id);
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
});
