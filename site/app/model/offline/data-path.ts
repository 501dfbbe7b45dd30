/** Where React Router keeps the data of a page. */
export const dataPathOf = (path: string) => `${path === "/" ? "/_" : path}.data`;
