import { type CSSProperties, lazy, Suspense, useRef, useState } from "react";
import { sampleAddress } from "../../../samples/address.ts";
import type { Heights } from "../../../samples/heights.ts";
import { useInPage } from "./useInPage.ts";
import { useNear } from "./useNear.ts";

type Props = { of: string; title: string; heights: Heights; html?: string };

/** Loaded when a sample comes near: who reads the top of a page does not pay for what is below. */
const SampleTools = lazy(() => import("./SampleTools.tsx"));

const windowHeight = 480;

/**
 * The example at work, in a frame that can reach nothing. It is there before any script: its first
 * height was measured beforehand, the frame itself tells the exact one. After a navigation frames
 * come once the page is shown: to make one takes longer than to make all the words around it.
 */
export function Sample({ of, title, heights, html }: Props) {
  const sample = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const near = useNear(sample);
  const inPage = useInPage();
  const [shape, setShape] = useState<CSSProperties>();
  const [narrow, wide] = heights === "window" ? [windowHeight, windowHeight] : heights;
  const style = { "--narrow": `${narrow}px`, "--wide": `${wide}px`, ...shape } as CSSProperties;

  return (
    <div className="sample" ref={sample} style={style}>
      <div className="stage" ref={stage}>
        <div className="stage-window">
          {(import.meta.env.SSR || inPage || near) && (
            <iframe
              ref={frame}
              title={`Sample: ${title}`}
              src={sampleAddress(of)}
              sandbox="allow-scripts allow-forms"
              loading="lazy"
            />
          )}
        </div>
      </div>
      {near && (
        <Suspense>
          <SampleTools
            title={title}
            frame={frame}
            stage={stage}
            html={html}
            follow={heights !== "window"}
            onShape={setShape}
          />
        </Suspense>
      )}
    </div>
  );
}
