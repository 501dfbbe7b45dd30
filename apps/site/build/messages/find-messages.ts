import { decodeHTML } from "entities";
import { type ESTree, parseSync } from "vite";
import { keyOf } from "../../features/composer/messages/key.ts";

type Node = ESTree.Node & { start: number; end: number };
type Part = { text: string } | { node: Node };

/** Attributes whose words a visitor sees or hears. */
const spoken = new Set(
  "aria-label aria-description title placeholder alt label hint notesLabel notesHint thing file one".split(
    " ",
  ),
);

/** Elements in a line of text; any other element ends a sentence. */
const inLine = new Set(
  "a abbr b bdi button cite code em i kbd Link output q small span strong".split(" "),
);

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** Text between tags as React shows it. */
const shown = (raw: string) =>
  decodeHTML(
    raw
      .split(/\r?\n/)
      .map((line, at, { length }) => {
        const start = at === 0 ? line : line.trimStart();
        return at === length - 1 ? start : start.trimEnd();
      })
      .filter(Boolean)
      .join(" "),
  );

const quoted = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&");

const children = (node: object): Node[] =>
  Object.values(node)
    .flat()
    .filter(
      (value): value is Node => typeof value === "object" && value !== null && "type" in value,
    );

function holdsBlock(node: Node): boolean {
  if (node.type === "JSXElement") {
    const { name } = node.openingElement;
    return node.closingElement === null || name.type !== "JSXIdentifier" || !inLine.has(name.name);
  }
  return node.type === "JSXFragment" || children(node).some((child) => holdsBlock(child));
}

/** A change of the site: its first argument is the name that Undo shows. */
const isStep = (node: Node): node is Node & ESTree.CallExpression =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  node.callee.object.type === "Identifier" &&
  node.callee.object.name === "session" &&
  node.callee.property.type === "Identifier" &&
  node.callee.property.name === "change";

/**
 * Every message in the code of a component or a module, and that code with each in `t`. A text
 * between tags needs no call in the source: what is one sentence becomes one message, together with
 * its links and values. The name of a step needs none
 * either. Other words are in `t` already.
 */
export function findMessages(file: string, code: string): { messages: string[]; code: string } {
  const messages: string[] = [];
  const keep = (texts: readonly string[]) => {
    const key = keyOf(texts).trim();
    if (hasWords(key.replaceAll(/\{\d+\}/g, ""))) messages.push(key);
    return key;
  };

  type Edit = { start: number; end: number; text: string };
  const apply = ({ start, end }: { start: number; end: number }, edits: readonly Edit[]) => {
    let at = start;
    let out = "";
    for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
      out += code.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return out + code.slice(at, end);
  };
  const edited = (node: Node): string => apply(node, editsIn(node));

  /** A literal that is shown where it stands. */
  function literal(node: Node): Edit[] {
    if (node.type === "Literal" && typeof node.value === "string" && hasWords(node.value)) {
      keep([node.value]);
      return [{ start: node.start, end: node.end, text: `t\`${quoted(node.value)}\`` }];
    }
    if (node.type === "TemplateLiteral") {
      const texts = node.quasis.map(({ value }) => value.cooked ?? "");
      if (!hasWords(texts.join(" "))) return editsIn(node);
      keep(texts);
      return [{ start: node.start, end: node.start, text: "t" }, ...editsIn(node)];
    }
    if (node.type === "ConditionalExpression")
      return [
        ...editsIn(node.test as Node),
        ...literal(node.consequent as Node),
        ...literal(node.alternate as Node),
      ];
    if (node.type === "LogicalExpression")
      return [
        ...(node.operator === "&&" ? editsIn(node.left as Node) : literal(node.left as Node)),
        ...literal(node.right as Node),
      ];
    return editsIn(node);
  }

  function sentence(parts: readonly Part[], start: number, end: number): Edit[] {
    const nodes = parts.filter((part) => "node" in part);
    const inside = () =>
      nodes.flatMap(({ node }) =>
        node.type === "JSXExpressionContainer" ? literal(node.expression as Node) : editsIn(node),
      );
    const words = parts.map((part) => ("text" in part ? part.text : "")).join(" ");
    if (!hasWords(words)) return inside();
    const texts = [""];
    const values: string[] = [];
    for (const part of parts)
      if ("text" in part) texts[values.length] += part.text;
      else {
        const { node } = part;
        values.push(
          node.type === "JSXExpressionContainer"
            ? apply(node.expression as Node, literal(node.expression as Node))
            : edited(node),
        );
        texts.push("");
      }
    keep(texts);
    const body = texts
      .map((text, at) => (at === 0 ? quoted(text) : `\${${values[at - 1]}}${quoted(text)}`))
      .join("");
    return [{ start, end, text: `{t\`${body}\`}` }];
  }

  function childEdits(nodes: readonly Node[]): Edit[] {
    const edits: Edit[] = [];
    let parts: Part[] = [];
    let start = 0;
    let end = 0;
    const flush = () => {
      if (parts.length > 0) edits.push(...sentence(parts, start, end));
      parts = [];
    };
    for (const node of nodes) {
      const space = node.type === "JSXExpressionContainer" ? (node.expression as Node) : undefined;
      const text =
        node.type === "JSXText"
          ? shown(code.slice(node.start, node.end))
          : space?.type === "Literal" && typeof space.value === "string"
            ? space.value
            : undefined;
      if (text === "" || space?.type === "JSXEmptyExpression") continue;
      if (text === undefined && holdsBlock(node)) {
        flush();
        edits.push(...(space ? literal(space) : editsIn(node)));
        continue;
      }
      if (parts.length === 0) start = node.start;
      end = node.end;
      parts.push(text === undefined ? { node } : { text });
    }
    flush();
    return edits;
  }

  function editsIn(node: Node): Edit[] {
    if (node.type === "TaggedTemplateExpression") {
      if (node.tag.type === "Identifier" && node.tag.name === "t")
        keep(node.quasi.quasis.map(({ value }) => value.cooked ?? ""));
      return editsIn(node.quasi as Node);
    }
    if (isStep(node))
      return node.arguments.flatMap((each, at) => (at === 0 ? literal : editsIn)(each as Node));
    if (node.type === "JSXAttribute") {
      const { value } = node;
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (!value) return [];
      if (!spoken.has(name)) return editsIn(value as Node);
      if (value.type === "JSXExpressionContainer") return literal(value.expression as Node);
      return literal(value as Node).map((edit) => ({ ...edit, text: `{${edit.text}}` }));
    }
    if (node.type === "JSXElement" || node.type === "JSXFragment")
      return [
        ...(node.type === "JSXElement" ? editsIn(node.openingElement as Node) : []),
        ...childEdits(node.children as Node[]),
      ];
    return children(node).flatMap((child) => editsIn(child));
  }

  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const edits = editsIn(program as Node);
  return { messages, code: apply({ start: 0, end: code.length }, edits) };
}
