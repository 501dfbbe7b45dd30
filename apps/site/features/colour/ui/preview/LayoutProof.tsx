import { viewPath } from "@daylit/layouts/render/assets.ts";
import { useEffect, useRef, useState } from "react";
import { Link } from "../../../../ui/Link.tsx";
import type { Choice } from "../../model/brand.ts";
import { sampleLayout } from "../../model/sample-layout.ts";
import type { Vision } from "../../model/vision.ts";
import { brandProperties } from "../useBrandedGuide.ts";

type Props = { choice: Choice; vision: Vision; onFollow: () => void };

/** A whole page of the catalogue in the visitor's colour, light beside dark. */
export function LayoutProof({ choice, vision, onFollow }: Props) {
  return (
    <div className="layout-proof hide-print">
      <h3>On a layout</h3>
      <div className="layout-proof-pair" data-vision={vision}>
        <ProofFrame choice={choice} theme="light" />
        <ProofFrame choice={choice} theme="dark" />
      </div>
      <p className="hint">
        <Link to={sampleLayout.path} onClick={onFollow}>
          {sampleLayout.name} in the catalogue, and all others, in this colour
        </Link>
      </p>
    </div>
  );
}

function ProofFrame({ choice, theme }: { choice: Choice; theme: "light" | "dark" }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);

  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (!root) return;
    root.dataset.theme = theme;
    for (const name of ["--accent", "--harmony"]) root.style.removeProperty(name);
    for (const [name, value] of Object.entries(brandProperties(choice)))
      root.style.setProperty(name, value);
  }, [choice, theme, loads]);

  return (
    <div className="layout-proof-window">
      <iframe
        ref={frame}
        src={viewPath(sampleLayout.id)}
        title={`${sampleLayout.name}, ${theme}`}
        loading="lazy"
        sandbox="allow-same-origin"
        tabIndex={-1}
        onLoad={() => setLoads((count) => count + 1)}
      />
    </div>
  );
}
