import type { Hue } from "@daylit/pictures/colour/hue.ts";
import type { Kind } from "@daylit/pictures/metadata/subject.ts";
import { useEffect, useState } from "react";
import { Filter } from "../../../ui/filter/Filter.tsx";
import { useFilter } from "../../../ui/filter/useFilter.ts";
import { usePaused } from "../../../ui/usePaused.ts";
import { choose, visibleItems } from "./items.ts";
import { nothing, showOnly } from "./selection.ts";

type Props = {
  total: number;
  trades: readonly { slug: string; name: string }[];
  kinds: readonly { kind: Kind; name: string }[];
  hues: readonly Hue[];
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Finds pictures by what is in them, by trade, kind and colour. Without code the wall leads to the shelves. */
export default function PictureFilter({ total, trades, kinds, hues }: Props) {
  const { values, ...filter } = useFilter(nothing);
  const [found, setFound] = useState(total);
  useEffect(() => setFound(showOnly(values)), [values]);
  const status = usePaused(
    filter.filtered ? `${found} of ${total} pictures` : `All ${total} pictures`,
  );
  return (
    <Filter
      {...filter}
      of="picture"
      words={{ label: "Subject", placeholder: "kettle or boat" }}
      choices={{
        trade: ["Trade", trades.map(({ slug, name }) => [slug, name])],
        kind: ["Kind", kinds.map(({ kind, name }) => [kind, name])],
        colour: ["Colour", hues.map((hue) => [hue, capital(hue)])],
      }}
      reset="Clear"
    >
      <div className="picture-found">
        <p role="status">{status}</p>
        <button type="button" className="button-s" onClick={() => choose(visibleItems(), true)}>
          Choose all shown
        </button>
        <p>Tick pictures to download several at once.</p>
      </div>
      {found === 0 && (
        <p className="paragraph">No picture matches. Try fewer words or another colour.</p>
      )}
    </Filter>
  );
}
