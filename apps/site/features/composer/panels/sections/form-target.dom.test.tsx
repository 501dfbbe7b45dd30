import { hasForm } from "@daylit/site-engine/document/check/forms.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { fixtureSites } from "@daylit/site-engine/testing/fixtures.ts";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { ComposerProvider, type Services } from "../../store/context.tsx";
import { createInterface } from "../../store/interface.ts";
import { createSession } from "../../store/session.ts";
import FormTarget from "./FormTarget.tsx";

const found = fixtureSites().find(({ site }) => hasForm(site));

test("a form says where its messages go, and leads to the choice", () => {
  if (!found) throw new Error("no site has a form");
  const mailed = withValue(withValue(found.site, "form", { way: "mail" }), "business.email", "");
  const session = createSession(mailed);
  const shown = createInterface(session);
  const box = document.createElement("div");
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <ComposerProvider session={session} shown={shown} services={{} as Services}>
        <FormTarget />
      </ComposerProvider>,
    ),
  );
  const write = (path: string, value: unknown) =>
    flushSync(() => session.change("form", (site) => withValue(site, path, value)));
  expect(box.textContent).toContain("go nowhere");
  write("business.email", "ann@bees.example");
  expect(box.textContent).toContain("addressed to ann@bees.example");
  write("form", { way: "service", address: "https://forms.example/ann" });
  expect(box.textContent).toContain("go to forms.example");
  write("form", { way: "host" });
  expect(box.textContent).toContain("Netlify");
  flushSync(() => box.querySelector("button")?.click());
  expect(shown.now.panel).toBe("take");
  expect(shown.now.focusRequest).toEqual({ path: "form" });
  root.unmount();
});
