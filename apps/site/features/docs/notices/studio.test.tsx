import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
});

async function render() {
  // The setting is read when the module is loaded.
  vi.resetModules();
  const { studio } = await import("./studio.tsx");
  return renderToStaticMarkup(
    <>
      <studio.Studio>
        Write to <studio.StudioAddress />
      </studio.Studio>
      <studio.NoStudio>Nobody is here</studio.NoStudio>
      <studio.Security>
        , faults to <studio.SecurityAddress />
      </studio.Security>
      <studio.NoSecurity>, no security contact</studio.NoSecurity>
    </>,
  );
}

test("a site with a studio says how to write to it", async () => {
  vi.stubEnv("STUDIO_EMAIL", "hello@studio.example");
  vi.stubEnv("SECURITY_CONTACT", "security@studio.example");
  expect(await render()).toBe(
    'Write to <a href="mailto:hello@studio.example">hello@studio.example</a>' +
      ', faults to <a href="mailto:security@studio.example">security@studio.example</a>',
  );
});

test("a copy without a studio says that nobody is there", async () => {
  vi.stubEnv("STUDIO_EMAIL", undefined);
  vi.stubEnv("SECURITY_CONTACT", undefined);
  expect(await render()).toBe("Nobody is here, no security contact");
});
