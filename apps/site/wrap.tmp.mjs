import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { parseSync } from "vite";
import { findMessages } from "./build/messages/find-messages.ts";

const root = "/tmp/w/lang/apps/site/features/composer/";
const not = new Set(
  `Enter|Escape|Backspace|Tab|Delete|Insert|Latn|Id|Target|Publish|Download|Error|Space|ul button|ul:last-of-type button|allow-same-origin allow-modals|allow-same-origin allow-modals allow-scripts|section nav|(pointer: coarse)|p, h3, ul, ol, div|input, textarea, select, [contenteditable]|de fr it es pt nl pl cs sv da fi tr uk ar he|There is no composer around this|No picture|Netlify|Codeberg|Cloudflare Pages|Ctrl|Get in touch`.split(
    "|",
  ),
);
const key =
  /^(type|fact|alt|focal|field|notice|word|language|translation|post title|post day|example) \{\}( \{\})?$|^<|^\n|^\{\} (kB|MB)$|^\{\}$|^\{\}\.zip$/;
const skipFiles =
  /site-brief|document-parts|editing-css|publish\/Address|server-worker|design-swatches|messages\/|site-worker|picture-worker|QR code/;
let n_ = 0;
const dry = process.argv[2] === "dry";
const only = process.argv.slice(dry ? 3 : 2);
for (const f of readdirSync(root, { recursive: true }).sort()) {
  if (!/\.tsx?$/.test(f) || /test\.|\.d\.ts|server\.ts/.test(f) || skipFiles.test(f)) continue;
  if (only.length && !only.some((o) => o.endsWith("composer/" + f) || o === f)) continue;
  const src = readFileSync(root + f, "utf8");
  // what the build wraps
  let auto = [];
  if (f.endsWith("x")) {
    const r = findMessages(f, src);
    auto = r.messages;
  }
  const { program } = parseSync(f, src);
  const edits = [];
  const seen = [];
  (function walk(n, p, inJsx) {
    if (!n || typeof n !== "object") return;
    if (Array.isArray(n)) {
      n.forEach((x) => walk(x, p, inJsx));
      return;
    }
    if (!n.type) return;
    if (/^(ImportDeclaration|TS)/.test(n.type) && !/TSAs|TSSatis|TSNonNull/.test(n.type)) return;
    if (n.type === "ImportExpression") return;
    if (n.type === "TaggedTemplateExpression") {
      walk(n.quasi.expressions, n);
      return;
    }
    if (n.type === "BinaryExpression" && /[=!<>]==?|in/.test(n.operator) && n.operator !== "+") {
      return;
    }
    if (n.type === "SwitchCase") {
      walk(n.consequent, n);
      return;
    }
    if (
      n.type === "JSXAttribute" &&
      /^(className|id|htmlFor|href|type|role|path|data-.*|style|d|accept|key|aria-(describedby|labelledby|controls|hidden)|name|autoComplete|mark|act|sandbox|viewBox)$/.test(
        n.name.name,
      )
    )
      return;
    if (n.type === "JSXAttribute" && n.value?.type === "Literal") return;
    if (n.type === "JSXText") return;
    if (n.type === "Property") {
      walk(n.value, n);
      return;
    }
    let s;
    if (n.type === "Literal" && typeof n.value === "string") s = n.value;
    if (n.type === "TemplateLiteral") s = n.quasis.map((q) => q.value.cooked).join("{}");
    if (
      s !== undefined &&
      /[A-Za-z]{2}/.test(s) &&
      (/^[A-Z“…][a-z]/.test(s) || /[a-z,.:] [a-z“{]/i.test(s) || (/\{\}/.test(s) && / /.test(s))) &&
      !/^[A-Z][a-z]+[A-Z]|^\.|^\[|compose-|button-|alert /.test(s) &&
      !not.has(s) &&
      !key.test(s)
    ) {
      const i = 0;
      const k =
        n.type === "Literal"
          ? s.trim()
          : n.quasis
              .map((q, j) => (j ? `{${j - 1}}${q.value.cooked}` : q.value.cooked))
              .join("")
              .trim();
      if (!auto.includes(k)) {
        seen.push(k);
        if (n.type === "Literal")
          edits.push([n.start, n.end, "t`" + s.replace(/[\\`]/g, "\\$&") + "`"]);
        else edits.push([n.start, n.start, "t"]);
        n_++;
      }
    }
    for (const k in n) if (k !== "type" && k !== "start" && k !== "end") walk(n[k], n);
  })(program);
  if (!edits.length) continue;
  if (dry) {
    console.log("# " + f + "\n" + seen.join("\n"));
    continue;
  }
  let out = "",
    at = 0;
  for (const [a, b, tx] of edits.sort((x, y) => x[0] - y[0])) {
    out += src.slice(at, a) + tx;
    at = b;
  }
  out += src.slice(at);
  if (!/import \{[^}]*\bt\b[^}]*\} from ".*messages\/t\.ts"/.test(out)) {
    let rel = relative(dirname(root + f), root + "messages/t.ts");
    if (!rel.startsWith(".")) rel = "./" + rel;
    out = `import { t } from "${rel}";\n` + out;
  }
  writeFileSync(root + f, out);
}
console.error(n_);
