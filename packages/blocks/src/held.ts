import { createElement, Fragment, isValidElement, type ReactNode } from "react";

/**
 * What a text of a block cannot hold, on its way through the block: a React node, the attributes of a link.
 * The text names it by a number between characters that Unicode keeps out of texts, with the words of the
 * node, so that measuring, naming and labelling read words. The drawn block has the node in their place.
 */

const [start, end, zero] = ["\ufde0", "\ufde1", 0xfdd0] as const;
const named = /\ufde0([\ufdd0-\ufddf]+)([^\ufde0\ufde1]*)\ufde1/;

let held: unknown[] = [];

/** Draws with a list of its own: blocks may be inside each other. */
export function withHeld<T>(draw: () => T): T {
  const before = held;
  held = [];
  try {
    return draw();
  } finally {
    held = before;
  }
}

const digits = (number: number) =>
  [...number.toString(16)]
    .map((digit) => String.fromCharCode(zero + Number.parseInt(digit, 16)))
    .join("");

/** The words of a node, as far as they are known before it is drawn. */
export function plainText(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(plainText).join("");
  return isValidElement<{ children?: ReactNode }>(node) ? plainText(node.props.children) : "";
}

/** A text that stands for a value. */
export function hold(value: unknown, words = ""): string {
  held.push(value);
  return `${start}${digits(held.length - 1)}${withoutNames(words)}${end}`;
}

const heldAt = (name: string) =>
  held[
    Number.parseInt(
      [...name].map((digit) => (digit.charCodeAt(0) - zero).toString(16)).join(""),
      16,
    )
  ];

/** The text with the words alone. */
export const withoutNames = (text: string) => text.replaceAll(/[\ufdd0-\ufdef]/g, "");

/** The value that a text stands for. */
export function heldIn(text: unknown): unknown {
  const [, name] = (typeof text === "string" && named.exec(text)) || [];
  return name && heldAt(name);
}

/** A text with the nodes that it stands for. */
export function withNodes(text: string): ReactNode {
  const parts = text.split(named);
  if (parts.length === 1) return withoutNames(text);
  const nodes = parts.flatMap((part, index): ReactNode[] =>
    index % 3 === 0 ? [withoutNames(part)] : index % 3 === 1 ? [heldAt(part) as ReactNode] : [],
  );
  return createElement(Fragment, {}, ...nodes.filter((node) => node !== ""));
}
