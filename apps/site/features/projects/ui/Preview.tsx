import { useState } from "react";
import { defaultPreview } from "../../../content/case-studies.ts";
import type { Metadata } from "../metadata/metadata.ts";

/** The picture that the other site names, or ours; until it is known, its place. */
export function Preview({ metadata }: { metadata: Metadata | null }) {
  const [broken, setBroken] = useState<string>();
  const address = metadata?.imageUrl ?? defaultPreview;
  if (!metadata) return <span className="card-media project-preview" />;
  return (
    <img
      className="card-media project-preview"
      src={address === broken ? defaultPreview : address}
      onError={() => setBroken(address)}
      alt=""
      width="1200"
      height="630"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
