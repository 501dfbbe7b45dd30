import { cssEdits } from "./css.ts";
import { blanked, classListEdits, type Edit, propertyEdits, type Renames } from "./edits.ts";
import { expressionEdits, scriptEdits } from "./script.ts";

/** Where the braces that open at `from` close, past strings and comments. */
function closing(text: string, from: number): number {
  let depth = 0;
  const inside =
    /[{}]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\//g;
  inside.lastIndex = from;
  for (let found = inside.exec(text); found; found = inside.exec(text)) {
    if (found[0] === "{") depth += 1;
    if (found[0] === "}") depth -= 1;
    if (depth === 0) return found.index + 1;
  }
  return text.length;
}

/** Where a quoted value ends: past Svelte's expressions in it; -1 if it does not. */
function quoteEnd(text: string, from: number, quote: string): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === quote) return at + 1;
    const after = text[at] === "{" && text[at + 1] !== "{" ? closing(text, at) : 0;
    if (after > 0 && after < text.length) at = after - 1;
  }
  return -1;
}

type Attribute = { name: string; nameAt: number; value: string; valueAt: number; quote: string };

/** The attributes of the tag whose name ends at `from`, and where the tag ends. */
function attributesFrom(text: string, from: number): { attributes: Attribute[]; end: number } {
  const attributes: Attribute[] = [];
  let at = from;
  while (at < text.length && text[at] !== ">") {
    if (/[\s/]/.test(text[at] ?? "")) at += 1;
    else if (text[at] === "{") at = closing(text, at);
    else {
      const name = /^[^\s=>{]+|^./s.exec(text.slice(at, at + 200))?.[0] ?? "";
      const nameAt = at;
      at += name.length;
      const sign = /^\s*=\s*/.exec(text.slice(at, at + 50))?.[0];
      if (sign === undefined) {
        attributes.push({ name, nameAt, value: "", valueAt: at, quote: "" });
        continue;
      }
      at += sign.length;
      const quote = /["'`{]/.exec(text[at] ?? "")?.[0] ?? "";
      let end = at;
      if (quote === "{") end = closing(text, at);
      else if (quote) {
        const isClass = /^class$/i.test(name);
        end = isClass ? quoteEnd(text, at, quote) : text.indexOf(quote, at + 1) + 1;
        if (end <= 0) return { attributes, end: text.length };
      } else end = at + (/^[^\s>]*/.exec(text.slice(at))?.[0].length ?? 0);
      const pad = quote ? 1 : 0;
      attributes.push({
        name,
        nameAt,
        value: text.slice(at + pad, end - pad),
        valueAt: at + pad,
        quote,
      });
      at = end;
    }
  }
  return { attributes, end: at + 1 };
}

const bound = /^(?::|v-bind:|x-bind:|\[)(?:class|ngClass)\]?$|^class:list$/;

/** A quoted list of classes, in which Svelte may have expressions. */
function classTextEdits(value: string, at: number, renames: Renames): Edit[] {
  const edits: Edit[] = [];
  let plain = value;
  for (let open = value.indexOf("{"); open >= 0; open = value.indexOf("{", open)) {
    const end = closing(value, open);
    if (value[open + 1] !== "{")
      edits.push(...expressionEdits(value.slice(open + 1, end - 1), at + open + 1, renames, true));
    plain = blanked(plain, open, end);
    open = end;
  }
  return [...edits, ...classListEdits(plain, at, renames)];
}

function attributeEdits(
  { name, nameAt, value, valueAt, quote }: Attribute,
  renames: Renames,
): Edit[] {
  // Svelte: class:name={…}, style:--name={…}; Angular: [class.name]="…".
  const own = /^(?:class:|style:|\[class\.)(?!list$)/.exec(name)?.[0];
  if (own) {
    const names = name.slice(own.length).replace(/\]$/, "");
    const found = own === "style:" ? propertyEdits : classListEdits;
    return found(names, nameAt + own.length, renames);
  }
  if (/^(?:class|className)$/i.test(name)) {
    if (quote === "{") return expressionEdits(value, valueAt, renames, true);
    return classTextEdits(value, valueAt, renames);
  }
  if (bound.test(name)) return expressionEdits(value, valueAt, renames, true);
  if (/^(?::|v-bind:|\[)?style\]?$/.test(name)) return propertyEdits(value, valueAt, renames);
  return quote === "{" ? expressionEdits(value, valueAt, renames, false) : [];
}

const isScript = (attributes: readonly Attribute[]) => {
  const type = attributes.find(({ name }) => name === "type")?.value ?? "";
  return !type || /javascript|typescript|module|babel|jsx/i.test(type);
};

/** In HTML, Vue, Svelte and Astro: classes and styles of tags, what is in <style> and <script>. */
export function markupEdits(markup: string, at: number, renames: Renames): Edit[] {
  const edits: Edit[] = [];
  const tag = /<!--[\s\S]*?(?:-->|$)|<([a-zA-Z][\w.:-]*)(?=[\s/>{])/g;
  for (let found = tag.exec(markup); found; found = tag.exec(markup)) {
    const [whole, name = ""] = found;
    if (!name) continue;
    const { attributes, end } = attributesFrom(markup, found.index + whole.length);
    const edit = attributes.flatMap((each) => attributeEdits(each, renames));
    edits.push(...edit.map((each) => ({ ...each, from: each.from + at, to: each.to + at })));
    tag.lastIndex = end;
    if (markup[end - 2] === "/" || !/^(?:script|style|textarea|title)$/i.test(name)) continue;
    const close = markup.slice(end).search(new RegExp(`</${name}`, "i"));
    const inside = markup.slice(end, close < 0 ? undefined : end + close);
    if (/^style$/i.test(name))
      edits.push(
        ...cssEdits(inside, at + end, renames, {
          lineComments: attributes.some(({ name }) => name === "lang"),
        }),
      );
    if (/^script$/i.test(name) && isScript(attributes))
      edits.push(...scriptEdits(inside, at + end, renames));
    tag.lastIndex = end + inside.length;
  }
  return edits;
}
