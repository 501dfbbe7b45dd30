import { useEffect, useRef, useState } from "react";
import { applyLook, type Look } from "./look.ts";

type Props = { title: string; address: string; look: Look; brand: string | undefined };

/** The same page on a phone, beside the window where there is room for both (layout-board.css). */
export function PhoneFrame({ title, address, look, brand }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) applyLook(page, look, brand);
  }, [look, brand, loads]);
  return (
    <div className="layout-phone-window">
      <iframe
        ref={frame}
        src={address}
        title={`${title} on a phone`}
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-same-origin"
        onLoad={() => setLoads((count) => count + 1)}
      />
    </div>
  );
}
