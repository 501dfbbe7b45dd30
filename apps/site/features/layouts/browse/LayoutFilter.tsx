import { kinds } from "@daylit/layouts/blocks/kinds.ts";
import { moods } from "@daylit/layouts/catalogue/search/moods.ts";
import type { Hand } from "@daylit/pictures/metadata/subject.ts";
import { Filter } from "../../../ui/filter/Filter.tsx";
import { usePaused } from "../../../ui/usePaused.ts";
import type { useLayoutFilter } from "./useLayoutFilter.ts";

type Props = ReturnType<typeof useLayoutFilter> & { found: number; total: number };

/** What leads a layout: the library's four kinds of picture. */
const pictures = {
  clay: "Clay models",
  paper: "Cut paper",
  drawing: "Drawings",
  abstract: "Abstract",
} satisfies Record<Hand, string>;

const sections = Object.entries(kinds).filter(([kind]) => kind !== "nav" && kind !== "footer");

export function LayoutFilter({ found, total, matches: _, prepare, ...filter }: Props) {
  const { filtered } = filter;
  const status = usePaused(filtered ? `${found} of ${total} layouts` : `All ${total} layouts`);
  return (
    <Filter
      {...filter}
      of="layout"
      words={{ label: "Words", placeholder: "bakery, RSVP, price list" }}
      choices={{
        section: ["Section", sections],
        picture: ["Pictures", Object.entries(pictures)],
        mood: ["Mood", Object.entries(moods)],
      }}
      reset="Show all"
      onFocus={() => void prepare().catch(() => {})}
    >
      <p role="status" className="layout-found">
        {status}
      </p>
    </Filter>
  );
}
