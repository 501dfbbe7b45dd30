import type { Content } from "../../build/output/output.ts";
import type { OutputType } from "../../build/output/outputs.server.ts";
import { items, registry } from "./items.server.ts";
import { itemPath, registryPath } from "./registry-item.ts";

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Blocks and layouts for the shadcn command line. */
export const registryOutputs: OutputType = {
  outputs: () =>
    new Map<string, () => Content>([
      [registryPath, () => json(registry())],
      ...[...items].map(([name, make]) => [itemPath(name), () => json(make())] as const),
    ]),
  folder: "/r/",
};
