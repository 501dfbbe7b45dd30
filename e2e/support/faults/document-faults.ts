/** The check of `daylit-blocks` looks for the same faults. */
export { documentFaults } from "daylit-blocks/internal/src/document-faults.ts";
