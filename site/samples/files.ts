import { exampleSlugs, readExamples } from "../../css/examples.ts";
import { sampleAddress } from "./address.ts";
import { sampleDocument } from "./document.ts";
import { shippedStylesheet } from "./stylesheet.ts";

/** Every sample, the stylesheet they share, and the same to take away: address → content. */
export function sampleFiles(): Map<string, string> {
  const { address, code, shipped, map } = shippedStylesheet();
  const examples = exampleSlugs().flatMap(readExamples);
  return new Map([
    [address, code],
    ["/daylit.min.css", shipped],
    ["/daylit.min.css.map", map],
    ...examples.map((example): [string, string] => [
      sampleAddress(`${example.slug}/${example.case}`),
      sampleDocument(example, address),
    ]),
  ]);
}
