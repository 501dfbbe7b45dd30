import { Fragment, isValidElement, type ReactNode } from "react";
import { type RenderContext, RenderContextProvider, withRenderContext } from "./render-context.ts";

/**
 * Elements as HTML, letter for letter as React's own renderer for servers writes them, and for no
 * more than blocks are made of: functions without state, elements, texts. React's renderer knows
 * streams, suspense and hydration, and would be the largest part of what a visitor of the composer
 * loads. A test compares the two on everything that we have.
 */

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

const withoutEnd = new Set(["br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/** Written when they are on, without a value. */
const switches = new Set(["checked", "disabled", "hidden", "multiple", "open", "required"]);

const names: Readonly<Record<string, string>> = {
  className: "class",
  defaultChecked: "checked",
  fillRule: "fill-rule",
  hrefLang: "hreflang",
  htmlFor: "for",
  strokeDasharray: "stroke-dasharray",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  strokeWidth: "stroke-width",
  tabIndex: "tabindex",
};

/** What React writes after everything else, in this order. */
const last: Readonly<Record<string, readonly string[]>> = {
  form: ["action", "encType", "method", "target"],
  input: ["name", "defaultChecked", "value"],
};

const letters: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => letters[letter] ?? "");

function attribute(prop: string, value: unknown): string {
  const name = names[prop] ?? prop;
  if (value === undefined || value === null || typeof value === "function") return "";
  if (switches.has(name)) return value ? ` ${name}=""` : "";
  if (typeof value === "boolean" && !/^(aria|data)-/.test(name)) return "";
  // An empty address would be that of the page itself.
  if (name === "src" && value === "") return "";
  return ` ${name}="${escaped(String(value))}"`;
}

function element(tag: string, props: Props): string {
  const late = last[tag] ?? [];
  const all = Object.keys(props).filter((name) => name !== "children" && !late.includes(name));
  const attributes = [...all, ...late].map((name) => attribute(name, props[name])).join("");
  if (withoutEnd.has(tag)) return `<${tag}${attributes}/>`;
  return `<${tag}${attributes}>${renderToHtml(props.children)}</${tag}>`;
}

export function renderToHtml(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return escaped(String(node));
  if (Array.isArray(node)) return node.map(renderToHtml).join("");
  if (!isValidElement<Props>(node)) return "";
  const { type, props } = node as { type: unknown; props: Props };
  if (typeof type === "string") return element(type, props);
  if (type === Fragment) return renderToHtml(props.children);
  if (type === RenderContextProvider)
    return withRenderContext(props.value as RenderContext, () => renderToHtml(props.children));
  if (typeof type === "function") return renderToHtml((type as (props: Props) => ReactNode)(props));
  throw new Error("Blocks are made of functions and elements alone");
}
