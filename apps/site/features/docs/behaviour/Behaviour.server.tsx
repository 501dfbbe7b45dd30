import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "daylit/internal/tools/reference/reference.ts";
import { highlight } from "../../../build/mdx/highlight.ts";
import { Island } from "../../../shell/island.server.tsx";
import { CodeBox } from "../../../ui/code/CodeBox.tsx";
import Live from "./Live.island.tsx";

/** A message is shown by a button, and Ctrl K is the search of this site. */
const liveHtml: Record<string, (html: string) => string> = {
  toasts: () => "",
  command: (html) =>
    html.replace("<daylit-command>", '<daylit-command data-key=".">').replace("Ctrl K", "Ctrl ."),
};

/** An example of `daylit/behaviour`, alive unless `still`, and its code. */
export function Behaviour({ of, still }: { of: string; still?: boolean }) {
  const html = readFileSync(join(root, `behaviour/examples/${of}.html`), "utf8").trim();
  return (
    <>
      {!still && (
        <Island of={Live} props={{ html: liveHtml[of]?.(html) ?? html }} client="visible" />
      )}
      <CodeBox html={highlight(html, "html")} language="html" name={`Code: ${of}`} />
    </>
  );
}
