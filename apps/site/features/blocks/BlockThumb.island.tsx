import { useMemo, useRef } from "react";
import { blockSampleName } from "../../model/blocks.ts";
import { useBrand } from "../layouts/brand/useBrand.ts";
import { useFrame } from "../reference/example/frame/useFrame.ts";
import { sampleAddress } from "../reference/samples/address.ts";

/** A small look at a block, in the visitor's colour. Part of a card: its link is below it. */
export default function BlockThumb({ name, label }: { name: string; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [brand] = useBrand();
  const view = useMemo(() => ({ brand }), [brand]);
  useFrame(frame, view, {});
  return (
    <iframe
      ref={frame}
      title={`Preview: ${label}`}
      src={sampleAddress(blockSampleName(name))}
      sandbox="allow-scripts"
      loading="lazy"
      tabIndex={-1}
    />
  );
}
