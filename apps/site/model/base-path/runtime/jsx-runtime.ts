/**
 * React's own, but for the addresses of elements. A build for a site below a path uses it instead
 * (vite.config.ts); any other build does not know of it.
 */
import { Fragment, jsx as make, jsxs as makeMany } from "react/jsx-runtime";
import { attributeWithBase } from "../base-path-jsx.ts";

type Make = typeof make;

const withBasePath =
  (next: Make): Make =>
  (type, props, key) => {
    if (typeof type !== "string") return next(type, props, key);
    const entries = Object.entries(props as Record<string, unknown>);
    const moved = entries.map(([name, value]) => [name, attributeWithBase(name, value)]);
    return next(type, Object.fromEntries(moved), key);
  };

export { Fragment };
export const jsx = withBasePath(make);
export const jsxs = withBasePath(makeMany);
