import { useState } from "react";
import type { Heights } from "../samples/heights.ts";
import { Sample } from "./Sample.tsx";
import { Snippet } from "./Snippet.tsx";

export type ExampleProps = {
  /** Page and case: `card/basic` is packages/css/examples/card/basic.html. */
  of: string;
  title: string;
  heights: Heights;
  view?: "both" | "sample" | "code";
};

/** The usage snippet next to a live sample, both from the one file. */
export default function Example({ of, title, heights, view = "both" }: ExampleProps) {
  const [edited, setEdited] = useState<string>();
  return (
    <div className="example-room">
      <div className={`example example-${view}`}>
        {view !== "code" && <Sample of={of} title={title} heights={heights} html={edited} />}
        {view !== "sample" && (
          <Snippet of={of} title={title} onEdit={view === "both" ? setEdited : undefined} />
        )}
      </div>
    </div>
  );
}
