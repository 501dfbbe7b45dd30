import { distFiles } from "../../../../../packages/css/tools/dist.ts";
import { packed } from "../../../../../packages/css/tools/pack.ts";
import type { Content } from "../../../build/output.ts";
import type { Kind } from "../../../build/outputs.server.ts";
import { fileAddress, packageAddress } from "./address.ts";

/** The package to install, and its stylesheets one by one for those who install nothing. */
export const frameworkPackage: Kind = {
  outputs: () => {
    const stylesheets = [...distFiles()].filter(([name]) => /\.css(\.map)?$/.test(name));
    return new Map<string, () => Content>([
      [packageAddress, () => packed().bytes],
      ...stylesheets.map(([name, text]) => [fileAddress(name), () => text] as const),
    ]);
  },
};
