import { CodeBox } from "../code/CodeBox.tsx";
import { Sample } from "./Sample.tsx";
import { useSnippet } from "./useSnippet.ts";

export type ExampleProps = {
  /** Page and case: `card/basic` is css/examples/card/basic.html. */
  of: string;
  title: string;
  /** How tall the sample is when narrow and when wide, in px. */
  heights: readonly [number, number];
  view?: "both" | "sample" | "code";
};

/** The usage snippet next to a live sample, both from the one file. */
export function Example({ of, title, heights, view = "both" }: ExampleProps) {
  return (
    <div className={`example example-${view}`}>
      {view !== "code" && <Sample of={of} title={title} heights={heights} />}
      {view !== "sample" && <Snippet of={of} title={title} />}
    </div>
  );
}

function Snippet({ of, title }: Pick<ExampleProps, "of" | "title">) {
  return <CodeBox language="html" name={`Code: ${title}`} html={useSnippet(of)} />;
}
