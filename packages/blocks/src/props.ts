import { isValidElement, type ReactNode } from "react";
import { hold, plainText } from "./held.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A button's words are a text; everything beyond words and address goes to its element. */
function actionOf({ label, href = "", ...attributes }: Record<string, unknown>) {
  const extra = Object.keys(attributes).length > 0 ? hold(attributes) : "";
  return { label: drawable(label), href: `${href}${extra}` };
}

/**
 * Props as the parts of the layouts read them. A picture is its own id there, and texts are strings, so
 * React nodes are held while the block is drawn.
 */
export function drawable(value: unknown, key = ""): unknown {
  const isAction = key === "action" || key === "actions";
  if (isValidElement<{ children?: ReactNode }>(value))
    return isAction ? { label: "", href: hold(value) } : hold(value, plainText(value));
  if (Array.isArray(value)) return value.map((each) => drawable(each, key));
  if (!isRecord(value)) return value;
  if (typeof value.src === "string" || typeof value.drawing === "string") {
    const { alt, at, zoom } = value;
    return { id: value, alt, at, zoom };
  }
  if (isAction) return actionOf(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, drawable(each, name)]),
  );
}
