import fc from "fast-check";
import { expect, test } from "vitest";
import { readHead } from "./head.ts";
import { oddHead } from "./metadata.arbitrary.ts";
import { metadataByParse5 } from "./metadata.oracle.ts";
import { metadataOf, textLimits } from "./metadata.ts";
import { byteLimit, readStart } from "./response.ts";

const base = "http://client.test/folder/page";

/** Reads a page that arrives in chunks cut at these shares of its length. */
async function read(content: Uint8Array | string, cuts: readonly number[], type?: string | null) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const ends = [...cuts.map((cut) => Math.floor(cut * bytes.length)).sort((a, b) => a - b)];
  let start = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (start >= bytes.length) return controller.close();
        const end = ends.shift() ?? bytes.length;
        controller.enqueue(bytes.slice(start, end));
        start = end;
      },
    },
    { highWaterMark: 0 },
  );
  const response = new Response(body, { headers: type ? { "Content-Type": type } : {} });
  const found = metadataOf(readHead(await readStart(response)), base);
  return { found, taken: start };
}

/** The same heads each time; another number finds others. */
const seed = Number(process.env.SEED ?? 20261115);

/** Chunks end anywhere, as on a network. */
const anywhere = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 });

/** How many are made: npm run test:everything makes five times as many. */
const runs = process.env.TEST_SCOPE === "everything" ? 5000 : 1000;

test("odd heads are read as another parser reads them", async () => {
  await fc.assert(
    fc.asyncProperty(oddHead, anywhere, async (head, cuts) => {
      const { found } = await read(head, cuts, "text/html; charset=utf-8");
      expect(found).toEqual(metadataByParse5(head, base));
    }),
    { numRuns: runs, seed },
  );
}, 120_000);

test("pages of random bytes are survived", async () => {
  const types = [null, "", "text/html", "text/html; charset=nonsense"];
  const encodings = ["shift_jis", "utf-16be", "gb18030", "x-user-defined", "replacement"];
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 400 }),
      anywhere,
      fc.constantFrom(...types, ...encodings.map((label) => `text/html; charset=${label}`)),
      async (bytes, cuts, type) => {
        const { found } = await read(bytes, cuts, type);
        expect([...found.title].length).toBeLessThanOrEqual(textLimits.title);
        expect([...found.description].length).toBeLessThanOrEqual(textLimits.description);
        expect(found.imageUrl ?? "http:").toMatch(/^https?:/);
      },
    ),
    { numRuns: runs / 5, seed },
  );
}, 60_000);

/** Each would take a reader that goes over its text more than once minutes, or the whole stack. */
const heavy = [
  ...["<a", '<a b="', "<a b=", "<!--", "<!", "</", "<title>", "</title", "<script><!--<script>"],
  ...["<noscript>", "<template>", "<meta name=a content=b>", "<meta ", "&amp", "<b>", "\0", "<"],
];

test.each(heavy)(
  "a head of 5 MB of %j is read as far as the limit goes",
  async (piece) => {
    const head = `<title>Early</title>${piece.repeat(5_000_000 / piece.length)}`;
    const { found } = await read(head, [0.01, 0.05, 0.2], "text/html; charset=utf-8");
    expect(found).toEqual(metadataByParse5(head.slice(0, byteLimit), base));
  },
  30_000,
);

test("not a chunk is taken once the head has ended", async () => {
  const rest = "long ".repeat(200_000);
  const cuts = [0.001, 0.01, 0.1, 0.5];
  const heads = [
    "<!doctype html><html><head><title>Short</title></head><body><p>",
    "<title>Short</title><p>",
    "<title>Short</title><noscript><img src=pixel.gif></noscript><body><p>",
  ];
  for (const head of heads) {
    const { found, taken } = await read(head + rest, cuts, "text/html");
    expect(found.title).toBe("Short");
    expect(taken, head).toBeLessThan(1100);
  }
});

test("what only looks like the end of the head is read on", async () => {
  const looks = [
    "<script>'</head><body><p>'</script>",
    "<style>/* <body> */</style>",
    "<!-- </head><body><p> -->",
    '<meta name="x" content="</head><body><p>">',
    "<template><body><p></template>",
    "</head>",
    "&#32;&Tab;",
  ];
  for (const look of looks) {
    const page = `<title>A</title>${look}<meta name=description content=found><p>`;
    const everywhere = Array.from({ length: page.length }, (_, index) => index / page.length);
    expect((await read(page, everywhere, "text/html")).found.description, look).toBe("found");
  }
});

test("a page larger than the limit is not read to its end", async () => {
  const page = `<meta name=x content="${"x".repeat(2_000_000)}">`;
  const { taken } = await read(page, [0.1, 0.2, 0.3, 0.4, 0.5], "text/html");
  expect(taken).toBeLessThan(700_000);
});
