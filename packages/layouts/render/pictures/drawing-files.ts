/** How to fetch each drawing, by its path: a long list, which is fetched itself when it is needed. */
export const drawingFiles = import.meta.glob<string>("../../../../pictures/drawings/*.svg", {
  query: "?raw",
  import: "default",
});
