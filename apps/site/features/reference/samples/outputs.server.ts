import { exampleSlugs, readExamples } from "../../../css/examples.ts";
import { at } from "../../app/model/base.ts";
import { sampleAddress } from "../../samples/address.ts";
import { sampleDocument } from "../../samples/document.ts";
import { shippedStylesheet } from "../../samples/stylesheet.ts";
import type { Kind } from "../table.server.ts";

/** Every sample, the stylesheet they share, and the same to take away. */
export const samples: Kind = {
  outputs: () => {
    const { address, code, shipped, map } = shippedStylesheet();
    const examples = exampleSlugs().flatMap(readExamples);
    return new Map([
      [address, () => code],
      ["/daylit.min.css", () => shipped],
      ["/daylit.min.css.map", () => map],
      ...examples.map(
        (example) =>
          [
            sampleAddress(`${example.slug}/${example.case}`),
            () => sampleDocument(example, at(address)),
          ] as const,
      ),
    ]);
  },
};
