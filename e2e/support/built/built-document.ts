/** The check of `daylit-blocks` reads documents in the same way. */
export * from "daylit-blocks/internal/src/html-document.ts";
