/** The check of `daylit-blocks` looks for the same faults. */
export { documentFaults } from "../../../packages/blocks/src/document-faults.ts";
