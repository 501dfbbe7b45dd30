import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { heightFrom, messageOf, type Replacement, type View } from "../view.ts";
import { usePageTheme } from "./usePageTheme.ts";

/**
 * Talks to the script inside a sample: sends it the view and the edited snippet, and hears how tall
 * it is. The frame has no origin, so messages are told apart by the window they come from.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  view: View,
  { html, css }: Replacement,
): number | undefined {
  const [height, setHeight] = useState<number>();
  const theme = usePageTheme();
  const send = useEffectEvent(() => {
    frame.current?.contentWindow?.postMessage(
      messageOf({ ...view, theme: view.theme ?? theme }, { html, css }),
      "*",
    );
  });

  useEffect(send, [view, html, css, theme]);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const reported = heightFrom(data?.sample);
      if (source !== frame.current?.contentWindow || reported === undefined) return;
      setHeight(reported);
      // A frame is loaded lazily and may load again: it starts without the view.
      if (data.ready) send();
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [frame]);

  return height;
}
