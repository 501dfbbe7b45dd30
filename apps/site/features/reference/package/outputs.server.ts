import { distFiles } from "../../../../../packages/css/tools/dist.ts";
import { packed } from "../../../../../packages/css/tools/pack.ts";
import type { Content } from "../../../build/output/output.ts";
import type { OutputType } from "../../../build/output/outputs.server.ts";
import { fileAddress, packageAddress } from "./address.ts";

/** The package to install, and its stylesheets one by one for those who install nothing. */
export const frameworkPackage: OutputType = {
  outputs: () => {
    const stylesheets = [...distFiles()].filter(([name]) => /\.css(\.map)?$/.test(name));
    return new Map<string, () => Content>([
      [packageAddress, () => packed().bytes],
      ...stylesheets.map(([name, text]) => [fileAddress(name), () => text] as const),
    ]);
  },
};
