import { type CSSProperties, useRef, useState } from "react";
import { sampleAddress } from "../../../samples/address.ts";
import type { Heights } from "../../../samples/heights.ts";
import { Controls } from "./Controls.tsx";
import { useFrame } from "./useFrame.ts";
import { useInlineSize } from "./useInlineSize.ts";
import type { View } from "./view.ts";
import { WidthHandle } from "./WidthHandle.tsx";

type Props = { of: string; title: string; heights: Heights; html?: string };

const px = (size: number | undefined) => (size === undefined ? undefined : `${size}px`);

/**
 * The example at work, in a frame that can reach nothing. It is there before any script: its first
 * height was measured beforehand, the frame itself tells the exact one. A window wider than the
 * room is shown smaller.
 */
export function Sample({ of, title, heights, html }: Props) {
  const [view, setView] = useState<View>({});
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useInlineSize(stage);
  const told = useFrame(frame, view, html);
  const height = heights === "window" ? undefined : told;
  const scale = room && view.width ? Math.min(1, room / view.width) : 1;
  const style = {
    "--narrow": px(heights === "window" ? 480 : heights[0]),
    "--wide": px(heights === "window" ? 480 : heights[1]),
    "--height": px(height),
    "--window": px(view.width),
    "--scale": scale,
    colorScheme: view.theme,
  } as CSSProperties;

  return (
    <div className="sample">
      <div className="stage" ref={stage} style={style}>
        <div className="stage-window">
          <iframe
            ref={frame}
            title={`Sample: ${title}`}
            src={sampleAddress(of)}
            sandbox="allow-scripts allow-forms"
            loading="lazy"
          />
        </div>
        {room && (
          <WidthHandle
            width={view.width ?? room}
            room={room}
            onWidth={(width) => setView({ ...view, width })}
          />
        )}
      </div>
      <Controls title={title} view={view} onView={setView} />
      <output className="example-size">
        {view.width &&
          `${view.width} px${scale < 1 ? `, shown at ${Math.round(scale * 100)} %` : ""}`}
      </output>
    </div>
  );
}
