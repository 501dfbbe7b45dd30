/** What tools that develop ask for; a site below a path is only ever built. */
export { Fragment, jsx as jsxDEV } from "./jsx-runtime.ts";
