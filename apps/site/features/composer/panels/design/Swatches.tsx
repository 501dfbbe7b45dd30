import { useMemo } from "react";
import { Options } from "../../canvas/options/Options.tsx";
import { Thumb } from "../../canvas/options/Thumb.tsx";
import { inSentence } from "../../messages/languages.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import type { SwatchGroup } from "./design-swatches.ts";

/** Enough of the page for something of every kind to be on it. */
const blocks = [1, 2, 3, 4];
const opening = [0, 1];

/** One choice about the look, as drawings of this page; each is tried on the page by pointing at it. */
export function Swatches({ group }: { group: SwatchGroup }) {
  const session = useSession();
  const { announce, setTrial } = useInterface();
  const site = useNow((now) => now.site);
  const selection = useNow((now) => now.selection);
  const { label, field, swatches, chosen, detail } = group;
  const keys = swatches.map(({ key }) => key).join();
  const previews = useMemo(() => swatches.map(({ apply }) => apply(site)), [site, keys]);
  return (
    <section className="compose-group">
      <h3>{label}</h3>
      <Options
        className="compose-swatches"
        label={label}
        field={field}
        chosen={chosen}
        options={swatches.map(({ key, label: name, apply }, index) => ({
          key,
          label: name,
          make: () => apply(session.site),
          drawing: (
            <Thumb
              site={previews[index] ?? site}
              page={selection.page}
              block={detail.around ? blocks : opening}
              {...detail}
            />
          ),
        }))}
        onChoose={(key) => {
          const found = swatches.find((swatch) => swatch.key === key);
          setTrial(undefined);
          if (!found || key === chosen) return;
          session.change(inSentence(label), found.apply);
          announce(`${label}: ${found.label}.`);
        }}
      />
    </section>
  );
}
