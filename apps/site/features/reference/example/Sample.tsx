import { type CSSProperties, lazy, Suspense, useRef, useState } from "react";
import { heightClasses } from "../../../model/value-classes.ts";
import { sampleAddress } from "../samples/address.ts";
import type { Heights } from "../samples/heights.ts";
import { useNear } from "./frame/useNear.ts";
import type Tools from "./SampleTools.tsx";
import type { SampleColour } from "./SampleTools.tsx";

type Props = {
  of: string;
  title: string;
  heights: Heights;
  html?: string;
  colour?: SampleColour;
};

/**
 * Loaded when a sample comes near: who reads the top of a page does not pay for what is below. Without
 * its tools a sample is still a sample.
 */
const SampleTools = lazy<typeof Tools>(() =>
  import("./SampleTools.tsx").catch(() => ({ default: () => <></> })),
);

/**
 * The example at work, in a frame that can reach nothing. It is there before any script: its first
 * height was measured beforehand, the frame itself tells the exact one.
 */
export function Sample({ of, title, heights, html, colour }: Props) {
  const sample = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(sample);
  const [shape, setShape] = useState<CSSProperties>();

  return (
    <div className={`sample ${heightClasses(heights)}`} ref={sample} style={shape}>
      <div className="stage" ref={stage}>
        <div className="stage-window">
          <iframe
            ref={frame}
            title={`Sample: ${title}`}
            src={sampleAddress(of)}
            sandbox="allow-scripts allow-forms"
            loading="lazy"
          />
        </div>
      </div>
      {near && (
        <Suspense>
          <SampleTools
            title={title}
            frame={frame}
            stage={stage}
            html={html}
            colour={colour}
            follow={heights !== "window"}
            onShape={setShape}
          />
        </Suspense>
      )}
    </div>
  );
}
