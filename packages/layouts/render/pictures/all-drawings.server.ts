import { addDrawings } from "./drawings.ts";

// A module of its own: what is imported eagerly anywhere in the browser's code can't be fetched on demand.
addDrawings(
  import.meta.glob<string>("../../../../pictures/drawings/*.svg", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
