import { packedWithoutPictures } from "create-daylit/internal/tools/pack.ts";
import { behaviourFiles } from "daylit/internal/tools/behaviour.ts";
import { distFiles } from "daylit/internal/tools/dist.ts";
import { packed } from "daylit/internal/tools/pack.ts";
import { checksumLine } from "daylit/internal/tools/tarball.ts";
import { packed as packedBlocks } from "daylit-blocks/internal/tools/pack.ts";
import type { Content } from "../../../build/output/output.ts";
import type { OutputType } from "../../../build/output/outputs.server.ts";
import { absolute } from "../../../model/site.ts";
import {
  blocksAddress,
  checksumAddress,
  commandAddress,
  fileAddress,
  packageAddress,
} from "./address.ts";

/** The packages to install, and the framework’s stylesheets and scripts one by one for those who install nothing. */
export const frameworkPackage: OutputType = {
  outputs: () => {
    const stylesheets = [...distFiles()].filter(([name]) => /\.css(\.map)?$/.test(name));
    const tarballs = {
      [packageAddress]: async () => packed().bytes,
      [blocksAddress]: packedBlocks,
      [commandAddress]: () => packedWithoutPictures(absolute("/")),
    };
    return new Map<string, () => Content | Promise<Content>>([
      ...Object.entries(tarballs),
      ...Object.entries(tarballs).map(
        ([address, bytes]) =>
          [
            checksumAddress(address),
            async () => checksumLine(address.slice(1), await bytes()),
          ] as const,
      ),
      ...stylesheets.map(([name, text]) => [fileAddress(name), () => text] as const),
      ...[...behaviourFiles()].map(([name, make]) => [fileAddress(name), make] as const),
    ]);
  },
};
