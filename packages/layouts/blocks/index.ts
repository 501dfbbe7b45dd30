import type { ComponentType } from "react";
import type { BlockName } from "./definitions.ts";

type Component = ComponentType<Record<string, unknown>>;

const files = import.meta.glob<Component>("./*/*.tsx", { import: "default", eager: true });

/**
 * How every block is drawn. Found by the names of the files, not listed beside the definitions: code that
 * only reads or checks a site would load every component.
 */
export const blocks = Object.fromEntries(
  Object.entries(files).map(([file, component]) => [file.replace(/.*\/|\.tsx$/g, ""), component]),
) as Readonly<Record<BlockName, Component>>;

export type { BlockName };
