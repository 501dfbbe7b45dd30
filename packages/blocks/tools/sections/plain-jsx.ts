import { literal } from "../literal.ts";

const empty = new Set("area br col hr img input source wbr".split(" "));

/** Attributes that React calls by another name; those of ARIA and data keep theirs. */
const names: Readonly<Record<string, string>> = {
  autocomplete: "autoComplete",
  checked: "defaultChecked",
  class: "className",
  colspan: "colSpan",
  datetime: "dateTime",
  enctype: "encType",
  fetchpriority: "fetchPriority",
  for: "htmlFor",
  inputmode: "inputMode",
  maxlength: "maxLength",
  minlength: "minLength",
  popovertarget: "popoverTarget",
  popovertargetaction: "popoverTargetAction",
  preserveaspectratio: "preserveAspectRatio",
  readonly: "readOnly",
  rowspan: "rowSpan",
  srcset: "srcSet",
  tabindex: "tabIndex",
  viewbox: "viewBox",
};

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const nameOf = (name: string) =>
  names[name.toLowerCase()] ?? (/^(aria|data)-/.test(name) ? name : camel(name));

const numbers = new Set(
  "width height rows tabIndex colSpan rowSpan maxLength minLength high low optimum".split(" "),
);

const styleOf = (css: string) =>
  literal(
    Object.fromEntries(
      css.split(";").map((rule) => {
        const [name = "", value = ""] = rule.split(":");
        return [name.trim().startsWith("--") ? name.trim() : camel(name.trim()), value.trim()];
      }),
    ),
  );

function attribute(name: string, value: string | undefined): string {
  const written = nameOf(name);
  if (written === "style") return `style={${styleOf(value ?? "")}}`;
  // React writes "true" into these.
  if (value === undefined) return /^(?:popover$|data-)/.test(written) ? `${written}=""` : written;
  return numbers.has(written) && /^-?\d+$/.test(value)
    ? `${written}={${value}}`
    : `${written}="${value}"`;
}

const tag = (text: string) => {
  const [, close = "", element = "", rest = ""] = /^<(\/?)([\w-]+)([^>]*?)\/?>$/.exec(text) ?? [];
  // React lets nobody type into a field whose `value` is given.
  const typed = element === "input" && !/ type="(?:checkbox|radio|hidden|submit)"/.test(rest);
  const attributes = [...rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value]) =>
    attribute(typed && name === "value" ? "defaultValue" : name, value),
  );
  const end = empty.has(element) ? " />" : ">";
  return `<${close}${[element, ...attributes].join(" ")}${end}`;
};

/** A space at the end of a line or beside an element would be lost in JSX. */
const texts = (text: string) => text.replaceAll(/[{}]/g, "{'$&'}");

/** Indented HTML as JSX without any component: it needs React and a stylesheet, nothing else. */
export const plainJsx = (html: string): string =>
  html.replaceAll(/<[^>]+>|[^<]+/g, (part) => (part.startsWith("<") ? tag(part) : texts(part)));
