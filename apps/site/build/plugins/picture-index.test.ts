import { join } from "node:path";
import { expect, test } from "vitest";
import { libraryForBrowsers } from "./picture-index.ts";

test("a browser knows which pictures have a twin at dusk, are taken at dusk, or turn", async () => {
  const { load } = libraryForBrowsers();
  if (typeof load !== "function") throw new Error("the plugin has no load");
  const file = join(import.meta.dirname, "../../../../pictures/metadata/subjects.ts");
  const context = { environment: { name: "client" }, addWatchFile: () => {} };
  const code = String(await load.call(context as never, file));
  const subjects = JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
  expect(subjects["travel-and-hotels"]["trav-harbour"]).toMatchObject({ dusk: true });
  expect(subjects.nature["natu-lodge"]).toMatchObject({ light: "dusk" });
  expect(code).toContain('"turns":true');
});
