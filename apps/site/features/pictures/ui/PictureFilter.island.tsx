import type { Hue } from "@daylit/pictures/colour/hue.ts";
import type { Kind } from "@daylit/pictures/metadata/subject.ts";
import { NoSubmit } from "../../../ui/NoSubmit.tsx";
import { usePaused } from "../../../ui/usePaused.ts";
import { choose, visibleItems } from "./items.ts";
import { useSelection } from "./useSelection.ts";

type Props = {
  total: number;
  trades: readonly { slug: string; name: string }[];
  kinds: readonly { kind: Kind; name: string }[];
  hues: readonly Hue[];
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type ChoiceProps = { label: string; name: string; of: readonly (readonly [string, string])[] };

const Choice = ({ label, name, of }: ChoiceProps) => (
  <div className="field">
    <label htmlFor={`picture-${name}`}>{label}</label>
    <select id={`picture-${name}`} name={name}>
      <option value="">Any</option>
      {of.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </div>
);

/** Finds pictures by what is in them, by trade, kind and colour. Without code the wall leads to the shelves. */
export default function PictureFilter({ total, trades, kinds, hues }: Props) {
  const { form, found, filtered, read, clear } = useSelection(total);
  const status = usePaused(filtered ? `${found} of ${total} pictures` : `All ${total} pictures`);
  return (
    <search>
      <details className="filter-fold">
        <summary>Filter the pictures</summary>
        <form
          ref={form}
          className="form form-inline picture-filter"
          onSubmit={(event) => event.preventDefault()}
          onInput={read}
          onReset={clear}
        >
          <NoSubmit />
          <div className="field">
            <label htmlFor="picture-words">Subject</label>
            <input id="picture-words" type="search" name="words" placeholder="kettle or boat" />
          </div>
          <Choice label="Trade" name="trade" of={trades.map(({ slug, name }) => [slug, name])} />
          <Choice label="Kind" name="kind" of={kinds.map(({ kind, name }) => [kind, name])} />
          <Choice label="Colour" name="colour" of={hues.map((hue) => [hue, capital(hue)])} />
          {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
          <button type="reset" aria-disabled={!filtered}>
            Clear
          </button>
        </form>
      </details>
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
    </search>
  );
}
