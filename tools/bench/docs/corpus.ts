/** The same fifty pages for everybody: plain prose, lists, a table, code and links between pages. */

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: readonly string[]; rows: readonly (readonly string[])[] };

export type CorpusPage = {
  slug: string;
  title: string;
  description: string;
  blocks: readonly Block[];
};

const things =
  "lantern window shelf ladder kettle harbour orchard ledger compass garden bridge workshop mirror basket anchor".split(
    " ",
  );
const doings =
  "carries lifts opens measures keeps turns gathers follows shelters marks mends crosses".split(
    " ",
  );
const kinds = "quiet narrow bright heavy early common patient hollow level distant".split(" ");
const places =
  "by the door|under the roof|along the wall|at low tide|before noon|in the far corner";

/** Numbers that are the same on every machine. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function writer(roll: (sides: number) => number) {
  const one = (list: readonly string[]) => list[roll(list.length)] ?? "";
  const noun = () => `${one(kinds)} ${one(things)}`;
  const sentence = () =>
    `${capital(`the ${noun()} ${one(doings)} the ${noun()} ${one(places.split("|"))}`)}.`;
  const paragraph = () => Array.from({ length: 3 + roll(3) }, sentence).join(" ");
  return { noun, sentence, paragraph };
}

function page(number: number): CorpusPage {
  const roll = dice(number * 7919);
  const { noun, sentence, paragraph } = writer(roll);
  const title = `${capital(noun())} ${number}`;
  const sections = Array.from({ length: 5 }, (_, at): Block[] => [
    { kind: "heading", text: `${capital(noun())}, part ${at + 1}` },
    { kind: "text", text: paragraph() },
    { kind: "text", text: paragraph() },
    ...(at % 2 === 0
      ? [{ kind: "list" as const, items: Array.from({ length: 4 }, sentence) }]
      : [{ kind: "code" as const, text: `.${noun().replace(" ", "-")} {\n  gap: ${at}rem;\n}` }]),
  ]);
  const table: Block = {
    kind: "table",
    head: ["Name", "What it does"],
    rows: Array.from({ length: 4 }, () => [capital(noun()), sentence()]),
  };
  return {
    slug: `page-${number}`,
    title,
    description: `${capital(noun())} and ${noun()}: ${sentence()}`,
    blocks: [{ kind: "text", text: paragraph() }, ...sections.flat(), table],
  };
}

export const corpusOf = (length: number): readonly CorpusPage[] =>
  Array.from({ length }, (_, at) => page(at + 1));

export const corpus = corpusOf(50);

/** What is opened, where one goes from there, and what is looked for. */
export const opened = corpus[6] as CorpusPage;
export const next = corpus[7] as CorpusPage;
export const query = "lantern";

export const markdownOf = ({ blocks }: CorpusPage): string =>
  `${blocks
    .map((block) => {
      if (block.kind === "heading") return `## ${block.text}`;
      if (block.kind === "text") return block.text;
      if (block.kind === "list") return block.items.map((item) => `- ${item}`).join("\n");
      if (block.kind === "code") return `\`\`\`css\n${block.text}\n\`\`\``;
      const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
      return [line(block.head), line(block.head.map(() => "---")), ...block.rows.map(line)].join(
        "\n",
      );
    })
    .join("\n\n")}\n`;

const idOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
const cells = (name: string, row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${name}>${cell}</${name}>`).join("")}</tr>`;

export const htmlOf = ({ blocks }: CorpusPage): string =>
  blocks
    .map((block) => {
      if (block.kind === "heading") return `<h2 id="${idOf(block.text)}">${block.text}</h2>`;
      if (block.kind === "text") return `<p>${block.text}</p>`;
      if (block.kind === "list")
        return `<ul>${block.items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
      if (block.kind === "code") return `<pre><code>${block.text}</code></pre>`;
      return `<table>${cells("th", block.head)}${block.rows.map((row) => cells("td", row)).join("")}</table>`;
    })
    .join("\n");
