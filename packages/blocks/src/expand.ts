import {
  type ComponentType,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  version,
} from "react";
import { menuId, prefixedClass } from "./class-names.ts";
import { heldIn, withNodes, withoutNames } from "./held.ts";
import type { LinkProps } from "./types.ts";

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

/** React 18 does not know these and passes them on as they are written. */
const plainNames: Readonly<Record<string, string>> =
  Number.parseInt(version, 10) < 19
    ? { popoverTarget: "popovertarget", fetchPriority: "fetchpriority" }
    : {};

/** Where a picture is cropped; the centre needs no words. */
function cropStyle(name: string) {
  const [, x, y, zoom] = name.split("-").map(Number);
  if (x === 50 && y === 50 && zoom === 100) return undefined;
  return {
    objectPosition: `${x}% ${y}%`,
    ...(zoom === 100 ? {} : { scale: Number(zoom) / 100, transformOrigin: `${x}% ${y}%` }),
  };
}

const isMenuId = (name: string, value: unknown, block: string) =>
  block.startsWith("nav-") && value === "menu" && (name === "id" || name === "popoverTarget");

function attributesOf({ children, ...rest }: Props, block: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => {
      if (isMenuId(name, value, block)) return [plainNames[name] ?? name, menuId];
      if (name !== "className" || typeof value !== "string")
        return [plainNames[name] ?? name, typeof value === "string" ? withoutNames(value) : value];
      if (value.startsWith("crop-")) return ["style", cropStyle(value)];
      const names = value.split(" ").map((each) => prefixedClass(each, block));
      return [name, names.join(" ")];
    }),
  );
}

/** In a list elements are told apart by their place. */
const keyed = (node: ReactNode, index: number): ReactNode =>
  isValidElement(node) && node.key === null ? createElement(Fragment, { key: index }, node) : node;

export type Expanded = { block: string; link?: ComponentType<LinkProps> };

/** A page of the site itself: not a place on the page, a telephone or another site. */
const isPage = (href: unknown) => typeof href === "string" && /^(?:\/(?!\/)|\.\.?\/)/.test(href);

/** A link with what its author gave it: attributes, a click in place of an address, another element. */
function anchor(
  { children: _, ...props }: Props,
  inside: ReactNode[],
  { block, link }: Expanded,
): ReactElement {
  const more = heldIn(props.href);
  if (isValidElement(more)) return more;
  const { className, ...given } = (more ?? {}) as Record<string, unknown>;
  const { href, ...own } = attributesOf(props, block);
  const names = [own.className, className].filter(Boolean).join(" ");
  const all = { ...own, ...given, ...(names ? { className: names } : {}) };
  if (href === "" && more) return createElement("button", { type: "button", ...all }, ...inside);
  const Link = (link && isPage(href) ? link : "a") as "a";
  // Attributes in the order in which the layouts write them.
  return createElement(Link, { ...attributesOf(props, block), ...all }, ...inside);
}

/**
 * A block as elements alone: its functions are called here and now, while its context is known. So it
 * needs neither hooks nor a React context and is drawn the same on servers and in browsers.
 */
export function expand(node: ReactNode, given: Expanded): ReactNode {
  const inner = (child: ReactNode) => expand(child, given);
  if (Array.isArray(node)) return node.map((child, index) => keyed(inner(child), index));
  if (typeof node === "string") return withNodes(node);
  if (!isValidElement<Props>(node)) return node;
  const { type, props, key } = node as ReactElement<Props>;
  const withKey = (drawn: ReactNode) =>
    key === null ? drawn : createElement(Fragment, { key }, drawn);
  if (typeof type === "function")
    return withKey(inner((type as (props: Props) => ReactNode)(props)));
  // A picture that is an element of its author's.
  if (type === "img" && heldIn(props.src)) return withKey(heldIn(props.src) as ReactNode);
  const { children } = props;
  const inside =
    children === undefined ? [] : Array.isArray(children) ? children.map(inner) : [inner(children)];
  if (type === "a") return withKey(anchor(props, inside, given));
  const attributes = (type as unknown) === Fragment ? {} : attributesOf(props, given.block);
  return createElement(type, { ...attributes, ...(key === null ? {} : { key }) }, ...inside);
}
