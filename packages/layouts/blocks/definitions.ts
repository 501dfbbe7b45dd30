import type { Definition } from "../schema/block.ts";
import * as list from "./list.ts";

/** What can be written in each block. */
export const definitions = list satisfies Record<string, Definition>;

export type Definitions = typeof definitions;

export type BlockName = keyof Definitions;

/** Blocks for composed sites alone: a layout of the catalogue has neither posts nor long texts. */
export const onlyComposed: readonly BlockName[] = [
  ...(["hero-article", "news-latest", "news-list", "story-long"] as const),
];

export const isBlock = (name: unknown): name is BlockName =>
  typeof name === "string" && Object.hasOwn(definitions, name);

/** Read as data, without knowing which block it is. */
export const definitionOf = (name: BlockName): Definition => definitions[name];
