import { sampleAddress } from "../../../samples/address.ts";
import type { ExampleProps } from "./Example.tsx";

/** The example at work, in a frame of its own that can reach nothing. */
export function Sample({ of, title, heights }: Pick<ExampleProps, "of" | "title" | "heights">) {
  return (
    <div className="sample">
      <iframe
        title={`Sample: ${title}`}
        src={sampleAddress(of)}
        sandbox="allow-scripts allow-forms"
        loading="lazy"
        height={heights[1]}
      />
    </div>
  );
}
