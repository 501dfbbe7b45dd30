/** The check of `daylit-blocks` reads documents in the same way. */
export * from "../../../packages/blocks/src/html-document.ts";
