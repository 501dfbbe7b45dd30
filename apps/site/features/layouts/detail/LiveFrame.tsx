import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";
import { thumbnailSize } from "@daylit/layouts/render/assets.ts";
import { useEffect, useRef, useState } from "react";
import { useInlineSize } from "../../reference/example/frame/useInlineSize.ts";
import { WidthHandle } from "../../reference/example/WidthHandle.tsx";
import { LookControls } from "./LookControls.tsx";
import { applyLook, type Look, windows } from "./look.ts";
import { frameName } from "./PageSwitch.tsx";
import { PhoneFrame } from "./PhoneFrame.tsx";

type Props = {
  view: LayoutView;
  /** The page that is shown. */
  address: string;
  brand: string | undefined;
  onBrand: (brand: string | undefined) => void;
  /** The page that the frame has opened, by its path. */
  onPage: (path: string) => void;
};

/** px */
const roomy = 600;

/** The layout's own document in a frame; wider windows than the room are drawn smaller. */
export function LiveFrame({ view, address, brand, onBrand, onPage }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const available = useInlineSize(room);
  const [look, setLook] = useState<Look>({});
  const [loads, setLoads] = useState(0);
  const [message, setMessage] = useState("");
  // At first a desktop window, drawn smaller, where there is room for one; on a phone, a phone.
  const first = available && available >= roomy ? windows.Desktop : undefined;
  const chosen = "width" in look ? look.width : first;
  const width = chosen ?? available ?? 0;
  const scale = available && width > available ? available / width : 1;

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) applyLook(page, look, brand);
  }, [look, brand, loads, view.id]);

  return (
    <div className="layout-live">
      <LookControls
        title={view.name}
        look={{ ...look, width: chosen }}
        onLook={setLook}
        brand={brand}
        own={view.brand}
        onBrand={(value) => {
          onBrand(value);
          setMessage(value ? `Shown in ${value}.` : "Shown in its own colour.");
        }}
      />
      <a className="layout-skip" href="#after-preview">
        Skip the preview
      </a>
      <div className="layout-room">
        <div className="layout-space" ref={room}>
          <div
            className="layout-window"
            style={chosen ? { inlineSize: Math.min(chosen, available ?? chosen) } : undefined}
          >
            <iframe
              ref={frame}
              key={view.id}
              name={frameName}
              className="layout-frame"
              src={view.address}
              title={`${view.name}, ${view.business}`}
              loading="lazy"
              sandbox="allow-same-origin"
              style={
                scale < 1
                  ? { inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }
                  : undefined
              }
              onLoad={() => {
                setLoads((count) => count + 1);
                onPage(frame.current?.contentWindow?.location.pathname ?? "");
              }}
            />
            {available && (
              <WidthHandle
                width={width}
                room={available}
                onWidth={(wanted) => setLook({ ...look, width: wanted })}
              />
            )}
          </div>
        </div>
        <PhoneFrame title={view.name} address={address} look={look} brand={brand} />
      </div>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {/* On paper the picture stands in for the frame. */}
      <img className="layout-print" src={view.thumbnail} alt="" {...thumbnailSize} loading="lazy" />
      <p className="layout-measure">
        {available
          ? `Window ${Math.round(width)} px wide${scale < 1 ? `, shown at ${Math.round(scale * 100)} %` : ""}`
          : " "}
      </p>
    </div>
  );
}
