import { exampleSlugs, readExamples } from "daylit/internal/tools/reference/examples.ts";
import { readIcons, readKit } from "daylit/internal/tools/reference/reference.ts";
import { readScreen, screenNames } from "daylit/internal/tools/reference/screens.ts";
import type { OutputType } from "../../../build/output/outputs.server.ts";
import { withBase } from "../../../model/base-path/base-path.ts";
import { screenSampleName } from "../../../model/blocks.ts";
import { sampleAddress } from "./address.ts";
import { blockDocument, sampleDocument } from "./document.ts";
import { kitStylesheet, shippedStylesheet } from "./stylesheet.ts";

/** A screen’s links and forms lead to pages of an application, which this site lacks. */
const withoutPages = (html: string) =>
  html.replaceAll(/ (href|action)="\/[^"]*"/g, (_, name: string) => ` ${name}="#"`);

/** Every sample, the stylesheet they share, and the same to take away. */
export const samples: OutputType = {
  outputs: () => {
    const { address, code, shipped, map } = shippedStylesheet();
    const kit = kitStylesheet();
    const ofKit = new Set([...readKit(), readIcons()].map(({ name }) => name));
    const examples = exampleSlugs().flatMap(readExamples);
    return new Map([
      [address, () => code],
      [kit.address, () => kit.code],
      ["/daylit.min.css", () => shipped],
      ["/daylit.min.css.map", () => map],
      ...examples.map(
        (example) =>
          [
            sampleAddress(`${example.slug}/${example.case}`),
            () =>
              sampleDocument(example, withBase(ofKit.has(example.slug) ? kit.address : address)),
          ] as const,
      ),
      ...screenNames().map(
        (name) =>
          [
            sampleAddress(screenSampleName(name)),
            () => {
              const { title, html } = readScreen(name);
              return blockDocument({ title, html: withoutPages(html) }, withBase(kit.address));
            },
          ] as const,
      ),
    ]);
  },
};
