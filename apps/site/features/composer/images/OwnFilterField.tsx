import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { t } from "../messages/t.ts";
import { useNow, useSession } from "../store/context.tsx";

const looks: Readonly<Record<string, string>> = {
  warm: "warm",
  faded: "faded",
  mono: t`black and white`,
  crisp: "crisp",
  duotone: t`in your colour`,
  dusk: t`at dusk in the dark scheme`,
};

/** Asked where the layout changes the light of its pictures: own photos stay as they are until then. */
export function OwnFilterField() {
  const session = useSession();
  const theme = useNow((now) => now.site.theme);
  const pictures = useNow((now) => now.site.pictures);
  const { filter = "none", own } = theme.picture ?? {};
  if (filter === "none" || Object.keys(pictures).length === 0) return null;
  return (
    <label className="check">
      <input
        type="checkbox"
        data-field="theme.picture.own"
        checked={own === true}
        onChange={({ target }) =>
          session.change(t`light on your photos`, (before) =>
            withValue(before, "theme.picture.own", target.checked || undefined),
          )
        }
      />
      Show your own photos {looks[filter]}, like this layout’s pictures
    </label>
  );
}
