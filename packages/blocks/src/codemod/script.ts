import { type ParserOptions, parse, parseExpression } from "@babel/parser";
import { cssEdits } from "./css.ts";
import { blanked, classListEdits, type Edit, propertyEdits, type Renames } from "./edits.ts";

/** A node of the tree, as far as names are looked for in it. */
type Node = { type: string; start: number; end: number; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([field]) => !/Comments$|^(?:loc|extra|tokens|errors)$/.test(field))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const nodes = (...values: unknown[]): Node[] => values.flat().filter(isNode);

/** The last name of `a.b.name`, `name` and "name". */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression" || node.type === "OptionalMemberExpression")
    return node.computed ? "" : nameOf(node.property);
  return String(node.name ?? node.value ?? "");
}

const joins = /^(?:clsx|cx|cn|classNames|classnames|twMerge|twJoin|cva|tv)$/;
const selectorCalls = /^(?:querySelector|querySelectorAll|closest|matches|locator)$/;
const styleCalls = /^(?:setProperty|getPropertyValue|removeProperty)$/;
const isClass = (name: string) => /^(?:class|className|.+ClassName)$/.test(name);

class Reader {
  readonly edits: Edit[] = [];
  private readonly code: string;
  private readonly at: number;
  private readonly renames: Renames;

  constructor(code: string, at: number, renames: Renames) {
    this.code = code;
    this.at = at;
    this.renames = renames;
  }

  /** The text of a string or template, with anything but text blanked. */
  private text(node: Node): { text: string; at: number } {
    let code = this.code;
    for (const each of nodes(node.expressions))
      code = blanked(code, code.lastIndexOf("${", each.start), code.indexOf("}", each.end) + 1);
    return { text: code.slice(node.start + 1, node.end - 1), at: this.at + node.start + 1 };
  }

  private isText = (node: Node) => node.type === "StringLiteral" || node.type === "TemplateLiteral";

  /** Every text in a value that is a list of classes in the end. */
  classes(node: Node): void {
    if (this.isText(node)) {
      const { text, at } = this.text(node);
      this.edits.push(...classListEdits(text, at, this.renames));
      for (const each of nodes(node.expressions)) this.classes(each);
    } else if (node.type === "ConditionalExpression") {
      for (const each of nodes(node.consequent, node.alternate)) this.classes(each);
      this.visit(node.test as Node);
    } else if (node.type === "BinaryExpression") {
      if (node.operator === "+")
        for (const each of nodes(node.left, node.right)) this.classes(each);
    } else if (node.type === "ObjectProperty") {
      const key = node.key as Node;
      if (key.type === "Identifier" && !node.computed)
        this.edits.push(...classListEdits(String(key.name), this.at + key.start, this.renames));
      else this.classes(key);
      for (const each of nodes(node.value)) this.classes(each);
    } else if (/^(?:Optional)?CallExpression$/.test(node.type)) {
      for (const each of nodes(node.callee, node.arguments)) this.classes(each);
    } else if (/^(?:Optional)?MemberExpression$/.test(node.type)) {
      for (const each of nodes(node.object)) this.classes(each);
    } else if (/Function/.test(node.type)) {
      this.visit(node);
    } else for (const each of childrenOf(node)) this.classes(each);
  }

  /** Every custom property that a `style` names. */
  private styles(node: Node): void {
    if (this.isText(node)) {
      const { text, at } = this.text(node);
      this.edits.push(...propertyEdits(text, at, this.renames));
    }
    for (const each of childrenOf(node)) this.styles(each);
  }

  private css(node: Node): void {
    const { text, at } = this.text(node);
    this.edits.push(...cssEdits(text, at, this.renames));
  }

  private named(name: string, value: unknown): boolean {
    if (isClass(name)) for (const each of nodes(value)) this.classes(each);
    else if (name === "style") for (const each of nodes(value)) this.styles(each);
    else return false;
    return true;
  }

  private call(node: Node): boolean {
    const name = nameOf(node.callee);
    const [first, second] = nodes(node.arguments);
    const object = nameOf((node.callee as Node).object);
    const isClasses = joins.test(name) || object === "classList";
    if (isClasses) for (const each of nodes(node.arguments)) this.classes(each);
    else if (/^[sg]etAttribute$/.test(name)) return this.named(nameOf(first), second);
    else if (styleCalls.test(name) && first) this.styles(first);
    else if (selectorCalls.test(name) && first && this.isText(first)) this.css(first);
    else return false;
    if (!isClasses) for (const each of nodes(node.callee, node.arguments)) this.visit(each);
    return true;
  }

  private tagged(node: Node): void {
    const tag = this.code.slice((node.tag as Node).start, (node.tag as Node).end);
    const quasi = node.quasi as Node;
    if (/^(?:css|keyframes|createGlobalStyle|injectGlobal|styled\b.*)$/s.test(tag)) this.css(quasi);
    for (const each of childrenOf(quasi)) this.visit(each);
  }

  private styleElement(node: Node): void {
    for (const child of nodes(node.children))
      for (const text of nodes(child.expression)) if (this.isText(text)) this.css(text);
  }

  visit(node: Node): void {
    const { type } = node;
    if (type === "JSXAttribute" && this.named(nameOf(node.name), node.value)) return;
    if (/^(?:Object|Class)Property$/.test(type) && this.named(nameOf(node.key), node.value)) return;
    if (type === "AssignmentExpression" && this.named(nameOf(node.left), node.right)) return;
    if (/^(?:Optional)?CallExpression$/.test(type) && this.call(node)) return;
    if (type === "TaggedTemplateExpression") {
      this.tagged(node);
      return;
    }
    if (type === "JSXElement" && nameOf((node.openingElement as Node).name) === "style")
      this.styleElement(node);
    for (const each of childrenOf(node)) this.visit(each);
  }
}

const options = (jsx: boolean): ParserOptions => ({
  sourceType: "module",
  errorRecovery: true,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  attachComment: false,
  plugins: ["typescript", "decorators", ...(jsx ? (["jsx"] as const) : [])],
});

/** A script; one that cannot be read is left as it is. */
export function scriptEdits(code: string, at: number, renames: Renames, jsx = true): Edit[] {
  const reader = new Reader(code, at, renames);
  try {
    reader.visit(parse(code, options(jsx)).program as unknown as Node);
  } catch {
    return [];
  }
  return reader.edits;
}

/** An expression in an attribute: of its classes, or any other. */
export function expressionEdits(
  code: string,
  at: number,
  renames: Renames,
  isClasses: boolean,
): Edit[] {
  const reader = new Reader(code, at, renames);
  try {
    const node = parseExpression(code, options(true)) as unknown as Node;
    if (isClasses) reader.classes(node);
    else reader.visit(node);
  } catch {
    return [];
  }
  return reader.edits;
}
