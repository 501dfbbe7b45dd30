import { strFromU8 } from "fflate";
import { expect, test } from "vitest";
import { layoutsWithEveryBlock } from "../support/built/addresses.ts";
import { readDocument } from "../support/built/built-document.ts";
import { layoutNames, layoutZip } from "../support/built/layout-zip.ts";
import { servedSite } from "../support/built/served.ts";

const served = servedSite();

const textIn = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());

test.each(layoutsWithEveryBlock)("the zip of %s holds every file that it names", async (id) => {
  const files = await layoutZip(id, served.origin());
  const all = Object.keys(files);
  expect(all).toEqual(
    expect.arrayContaining(
      ["index.html", "contact.html", "README.txt", "LICENSE.txt"].map((name) => `${id}/${name}`),
    ),
  );
  const words = textIn(files, `${id}/README.txt`);
  expect(words).toContain(`${layoutNames.get(id)}: `);
  expect(words).toContain("Open index.html");
  const documents = all.filter((name) => name.endsWith(".html"));
  expect(documents).toHaveLength(3);
  const html = documents.flatMap((name) =>
    readDocument(textIn(files, name)).addresses.map((address) => [name, address] as const),
  );
  const styles = all
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) =>
      [...textIn(files, name).matchAll(/url\(\s*["']?(?!data:|#)([^"')]+)/g)].map(
        ([, address = ""]) => [name, address] as const,
      ),
    );
  expect(html.length + styles.length).toBeGreaterThan(3);
  const missing = [...html, ...styles]
    .filter(([, address]) => !/^(#|data:|mailto:|tel:)/.test(address))
    .map(([from, address]) => new URL(address, `file:///${from}`).href)
    .filter((url) => !all.includes(decodeURI(url.replace(/^file:\/\/\/|[?#].*$/g, ""))));
  expect(missing).toEqual([]);
});
