import { type CSSProperties, type RefObject, useEffect, useState } from "react";
import { Controls } from "./Controls.tsx";
import type { CachedSample } from "./frame/frame-cache.ts";
import { useCachedFrame } from "./frame/useCachedFrame.ts";
import { useFrame } from "./frame/useFrame.ts";
import { useInlineSize } from "./frame/useInlineSize.ts";
import type { View } from "./view.ts";
import { WidthHandle } from "./WidthHandle.tsx";

type Props = {
  title: string;
  frame: RefObject<HTMLIFrameElement | null>;
  stage: RefObject<HTMLElement | null>;
  /** The edited snippet. */
  html?: string;
  /** Whether the frame is as tall as its content. */
  follow: boolean;
  onShape: (shape: CSSProperties) => void;
};

/** The controls of one sample. A window wider than the room is shown smaller. */
export default function SampleTools({ title, frame, stage, html, follow, onShape }: Props) {
  const [view, setView] = useState<View>({});
  const room = useInlineSize(stage);
  const [kept, setKept] = useState<CachedSample>();
  const height = useFrame(frame, view, { html: html ?? kept?.html, css: kept?.css });
  useCachedFrame(frame, height !== undefined, setKept);
  const { width, theme } = view;
  const scale = room && width ? Math.min(1, room / width) : 1;

  useEffect(() => {
    onShape({
      ...(follow && height && { "--height": `${height}px` }),
      ...(width && { "--window": `${width}px`, "--scale": scale }),
      ...(theme && { colorScheme: theme }),
    } as CSSProperties);
  }, [follow, height, width, scale, theme, onShape]);

  return (
    <>
      {room && (
        <WidthHandle
          width={width ?? room}
          room={room}
          onWidth={(wanted) => setView({ ...view, width: wanted })}
        />
      )}
      <output className="example-size">
        {width && `${width} px${scale < 1 ? `, shown at ${Math.round(scale * 100)} %` : ""}`}
      </output>
      <Controls title={title} view={view} onView={setView} />
    </>
  );
}
