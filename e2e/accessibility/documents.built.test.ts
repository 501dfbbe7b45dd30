import { expect, test } from "vitest";
import { readDocument } from "../support/built/built-document.ts";
import { addressesEnding, documentAt } from "../support/built/built-hosts.ts";
import { documentFaults } from "../support/faults/document-faults.ts";

/** Samples are pieces of a page, and the composer puts a page into its empty one. */
const isPiece = ({ pathname }: URL) => /^\/samples\/|^\/compose\/page/.test(pathname);
const documents = addressesEnding(".html").filter((url) => !isPiece(url));

test("every built document has one first heading, names, sizes of pictures, polite regions and each id once", () => {
  expect(documents.length).toBeGreaterThan(280);
  const faults = documents.flatMap((url) => {
    const found = documentAt(url);
    return found
      ? documentFaults(found).map((fault) => `${url.host}${url.pathname}: ${fault}`)
      : [];
  });
  expect(faults).toEqual([]);
});

const cases: Record<string, number> = {
  "<h1>One</h1><p id=a></p><a href=#a>Go</a>": 0,
  "<h1>One</h1><p id=a></p><p id=a></p>": 1,
  "<h1>One</h1><label for=b>Name</label>": 1,
  "<h1>One</h1><h1>Two</h1>": 1,
  "<h1>One</h1><h2></h2>": 1,
  "<h1>One</h1><p role=alert></p>": 1,
  "<h1>One</h1><div role=status><output></output></div>": 1,
  "<h1>One</h1><img src=a.png alt='' width=1>": 1,
  "<h1>One</h1><a href=#><svg></svg></a>": 1,
  "<h1>One</h1><button aria-label=Close></button>": 0,
  "<h1>One</h1><table><tr><td>1</table>": 1,
  "<h1>One</h1><table><caption>Sums</caption><tr><td>1</table>": 0,
};

test("each of these faults is found, and what is right is left alone", () => {
  for (const [html, count] of Object.entries(cases))
    expect(documentFaults(readDocument(html)), html).toHaveLength(count);
});
