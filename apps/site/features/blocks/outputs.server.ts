import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { blockNames } from "daylit-blocks/internal/tools/styles/stylesheets.ts";
import { isFrame } from "daylit-blocks/internal/tools/types.ts";
import type { Content } from "../../build/output/output.ts";
import type { OutputType } from "../../build/output/outputs.server.ts";
import { withBase } from "../../model/base-path/base-path.ts";
import { blockSampleName } from "../../model/blocks.ts";
import { sampleAddress } from "../reference/samples/address.ts";
import { blockDocument } from "../reference/samples/document.ts";
import { blockSource } from "../registry/block-sample.server.ts";
import { sampleStylesheet } from "./sample-stylesheet.server.ts";

/** A section is laid out by the width of the page's main part, so it stands in one. */
const inPage = (name: string, html: string) => (isFrame(name) ? html : `<main>\n${html}\n</main>`);

/** The sample of every block, and the stylesheet they share. */
export const blockSamples: OutputType = {
  outputs: () => {
    const { address, code } = sampleStylesheet();
    return new Map<string, () => Content>([
      [address, () => code],
      ...blockNames.map(
        (name) =>
          [
            sampleAddress(blockSampleName(name)),
            () => {
              // Its name leads to the top of the sample: our own first page isn't its home.
              const { html } = blockSource(name, (file) => withBase(`/view/${file}`), "#");
              const title = definitionOf(name).label;
              return blockDocument({ title, html: inPage(name, html) }, withBase(address));
            },
          ] as const,
      ),
    ]);
  },
};
