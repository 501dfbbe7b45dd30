import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
});

async function render() {
  // The setting is read when the module is loaded.
  vi.resetModules();
  const { SendHint, SendLink } = await import("./SendToStudio.tsx");
  return renderToStaticMarkup(
    <>
      <SendLink subject="Plan" brief="Bread" file="plan.html" />
      <SendHint file="plan.html" />
    </>,
  );
}

test("with a studio the brief goes there, and the file to attach is named", async () => {
  vi.stubEnv("STUDIO_EMAIL", "hello@studio.example");
  const html = await render();
  expect(html).toContain('href="mailto:hello@studio.example?subject=Plan&amp;body=Bread');
  expect(html).toContain("Send it to the studio");
  expect(html).toContain("Attach plan.html yourself");
});

test("a copy without a studio says so plainly", async () => {
  vi.stubEnv("STUDIO_EMAIL", undefined);
  const html = await render();
  expect(html).toContain('href="mailto:?subject=Plan');
  expect(html).toContain("No contact address has been set up");
});
