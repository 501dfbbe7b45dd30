import { type ESTree, parseSync } from "vite";

type Node = ESTree.Node & Record<string, unknown>;

/** A sentence, or a word as it begins a label. */
const isShown = (text: string) =>
  /^[A-Z“][\p{Ll}’]+(?:[ ,.:!?…]|$)/u.test(text.trim()) ||
  /^\p{L}[\p{L}’]*(?: \p{L}[\p{L}’,]*){2,}[.?!…]?$/u.test(text.trim());

function* wordsIn(given: unknown): Generator<string> {
  if (typeof given !== "object" || given === null) return;
  if (Array.isArray(given)) {
    for (const each of given) yield* wordsIn(each);
    return;
  }
  const node = given as Node;
  const name = (of: unknown) => (of as { name?: string } | undefined)?.name ?? "";
  if (node.type === "ImportDeclaration" || /^TS\w*Type/.test(node.type ?? "")) return;
  if (node.type === "TSTypeAliasDeclaration" || node.type === "TSInterfaceDeclaration") return;
  if (node.type === "TaggedTemplateExpression") return yield* wordsIn(node.quasi.expressions);
  if (node.type === "CallExpression" && name(node.callee) === "say") return;
  // What is compared isn’t shown.
  if (node.type === "BinaryExpression" && /[!=]=/.test(node.operator)) return;
  if (node.type === "Literal" && typeof node.value === "string" && isShown(node.value))
    yield node.value;
  if (node.type === "TemplateLiteral") {
    const text = node.quasis.map(({ value }) => value.cooked ?? "").join("…");
    // Code of another language has its signs.
    if (/[{};<]/.test(text)) return;
    if (/^[A-Z]\p{Ll}+ /u.test(text) || /(?:^| )\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u.test(text))
      yield text;
  }
  for (const [key, part] of Object.entries(node))
    if (key !== "key" || node.computed) yield* wordsIn(part);
}

/** English words in a file’s code, after its messages were found, that no translation reaches. */
export const plainWords = (file: string, code: string): string[] => [
  ...new Set(wordsIn(parseSync(file, code).program)),
];
