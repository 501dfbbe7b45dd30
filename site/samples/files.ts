import { exampleSlugs, readExamples } from "../../css/examples.ts";
import { sampleAddress } from "./address.ts";
import { sampleDocument } from "./document.ts";
import { frameworkStylesheet } from "./stylesheet.ts";

/** Every sample and the stylesheet they share: address → content. */
export function sampleFiles(): Map<string, string> {
  const stylesheet = frameworkStylesheet();
  const examples = exampleSlugs().flatMap(readExamples);
  return new Map([
    [stylesheet.address, stylesheet.code],
    ...examples.map((example): [string, string] => [
      sampleAddress(`${example.slug}/${example.case}`),
      sampleDocument(example, stylesheet.address),
    ]),
  ]);
}
