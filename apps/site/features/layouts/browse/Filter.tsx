import { kinds } from "@daylit/layouts/blocks/kinds.ts";
import { moods } from "@daylit/layouts/catalogue/search/moods.ts";
import type { Hand } from "@daylit/pictures/metadata/subject.ts";
import { NoSubmit } from "../../../ui/NoSubmit.tsx";
import { usePaused } from "../../../ui/usePaused.ts";
import type { useFilter } from "./useFilter.ts";

type Props = ReturnType<typeof useFilter> & { found: number; total: number };

/** What leads a layout: the library's four kinds of picture. */
const pictures = Object.entries({
  clay: "Clay models",
  paper: "Cut paper",
  drawing: "Drawings",
  abstract: "Abstract",
} satisfies Record<Hand, string>);

const sections = Object.entries(kinds).filter(([kind]) => kind !== "nav" && kind !== "footer");

type ChoiceProps = {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
  onChoose: (name: string) => void;
};

const Choice = ({ name, label, options, onChoose }: ChoiceProps) => (
  <div className="field">
    <label htmlFor={`layout-${name}`}>{label}</label>
    <select id={`layout-${name}`} name={name} onChange={({ target }) => onChoose(target.value)}>
      <option value="">Any</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </div>
);

export function Filter(props: Props) {
  const { form, setTyped, setKind, setHand, setMood, prepare, filtered, found, total } = props;
  const status = usePaused(filtered ? `${found} of ${total} layouts` : `All ${total} layouts`);
  return (
    <search>
      <details className="filter-fold">
        <summary>Filter the layouts</summary>
        <form
          ref={form}
          className="form form-inline layout-filter"
          onSubmit={(event) => event.preventDefault()}
          onReset={() => {
            setTyped("");
            setKind("");
            setHand("");
            setMood("");
          }}
        >
          <NoSubmit />
          <div className="field">
            <label htmlFor="layout-words">Words</label>
            <input
              id="layout-words"
              type="search"
              name="words"
              placeholder="bakery, RSVP, price list"
              onFocus={() => void prepare().catch(() => {})}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <Choice name="section" label="Section" options={sections} onChoose={setKind} />
          <Choice name="picture" label="Pictures" options={pictures} onChoose={setHand} />
          <Choice name="mood" label="Mood" options={Object.entries(moods)} onChoose={setMood} />
          {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
          <button type="reset" aria-disabled={!filtered}>
            Show all
          </button>
        </form>
      </details>
      <p role="status" className="layout-found">
        {status}
      </p>
    </search>
  );
}
