import { type CSSProperties, type RefObject, useEffect, useMemo, useState } from "react";
import { Controls } from "./Controls.tsx";
import type { CachedSample } from "./frame/frame-cache.ts";
import { useCachedFrame } from "./frame/useCachedFrame.ts";
import { useFrame } from "./frame/useFrame.ts";
import { useInlineSize } from "./frame/useInlineSize.ts";
import type { View } from "./view.ts";
import { WidthHandle } from "./WidthHandle.tsx";

/** The visitor's colour, in which samples of blocks are shown and which their control changes. */
export type SampleColour = {
  /** The colour that the sample has on its own. */
  own: string;
  brand: string | undefined;
  onBrand: (brand: string) => void;
};

type Props = {
  title: string;
  frame: RefObject<HTMLIFrameElement | null>;
  stage: RefObject<HTMLElement | null>;
  /** The edited snippet. */
  html?: string;
  colour?: SampleColour;
  /** Whether the frame is as tall as its content. */
  follow: boolean;
  onShape: (shape: CSSProperties) => void;
};

/** The controls of one sample. A window wider than the room is shown smaller. */
export default function SampleTools({ title, frame, stage, html, colour, follow, onShape }: Props) {
  const [chosen, setChosen] = useState<View>({});
  const view = useMemo(
    () => (colour ? { ...chosen, brand: colour.brand } : chosen),
    [chosen, colour?.brand],
  );
  const setView = (next: View) => {
    setChosen(next);
    // Other samples follow; Reset leaves the visitor's colour alone.
    if (next.brand && next.brand !== colour?.brand) colour?.onBrand(next.brand);
  };
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
      <Controls title={title} view={view} onView={setView} own={colour?.own} />
    </>
  );
}
