import { useBrand } from "../layouts/brand/useBrand.ts";
import { Sample } from "../reference/example/Sample.tsx";
import type { Heights } from "../reference/samples/heights.ts";

type Props = { of: string; title: string; heights: Heights; own: string };

/** A block or a screen at work in the visitor's colour, at any width. */
export default function BlockExample({ of, title, heights, own }: Props) {
  const [brand, onBrand] = useBrand();
  return (
    <div className="example-room">
      <div className={`example example-block ${heights === "window" ? "example-window" : ""}`}>
        <Sample of={of} title={title} heights={heights} colour={{ own, brand, onBrand }} />
      </div>
    </div>
  );
}
