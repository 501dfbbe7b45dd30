import { readExamples } from "daylit/internal/tools/reference/examples.ts";
import { highlight } from "../../../build/mdx/highlight.ts";

/** The highlighted code of an example, such as `card/basic`. */
export function snippetOf(of: string): string {
  const [slug = "", name] = of.split("/");
  const example = readExamples(slug).find((found) => found.case === name);
  if (!example) throw new Error(`there is no example packages/css/examples/${of}.html`);
  return highlight(example.html, "html");
}
