import {
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  version,
} from "react";
import { menuId, prefixedClass } from "./class-names.ts";

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
        return [plainNames[name] ?? name, value];
      if (value.startsWith("crop-")) return ["style", cropStyle(value)];
      const names = value.split(" ").map((each) => prefixedClass(each, block));
      return [name, names.join(" ")];
    }),
  );
}

/** In a list elements are told apart by their place. */
const keyed = (node: ReactNode, index: number): ReactNode =>
  isValidElement(node) && node.key === null ? createElement(Fragment, { key: index }, node) : node;

/**
 * A block as elements alone: its functions are called here and now, while its context is known. So it
 * needs neither hooks nor a React context and is drawn the same on servers and in browsers.
 */
export function expand(node: ReactNode, block: string): ReactNode {
  const inner = (child: ReactNode) => expand(child, block);
  if (Array.isArray(node)) return node.map((child, index) => keyed(inner(child), index));
  if (!isValidElement<Props>(node)) return node;
  const { type, props, key } = node as ReactElement<Props>;
  if (typeof type === "function") {
    const drawn = inner((type as (props: Props) => ReactNode)(props));
    return key === null ? drawn : createElement(Fragment, { key }, drawn);
  }
  const { children } = props;
  const inside = Array.isArray(children) ? children.map(inner) : [inner(children)];
  return createElement(
    type,
    {
      ...((type as unknown) === Fragment ? {} : attributesOf(props, block)),
      ...(key === null ? {} : { key }),
    },
    ...(children === undefined ? [] : inside),
  );
}
