import { kinds } from "@daylit/layouts/blocks/kinds.ts";
import type { Hand } from "@daylit/pictures/subject.ts";
import { usePaused } from "../../../ui/usePaused.ts";
import type { useFilter } from "./useFilter.ts";

type Props = ReturnType<typeof useFilter> & { found: number; total: number };

/** What leads a layout: the library's four kinds of picture. */
const pictures = {
  clay: "Clay models",
  paper: "Cut paper",
  drawing: "Drawings",
  abstract: "Abstract",
} satisfies Record<Hand, string>;

const sections = Object.entries(kinds).filter(([kind]) => kind !== "nav" && kind !== "footer");

export function Filter(props: Props) {
  const { form, setTyped, setKind, setHand, prepare, filtered, found, total } = props;
  const status = usePaused(filtered ? `${found} of ${total} layouts` : `All ${total} layouts`);
  return (
    <search>
      <form
        ref={form}
        className="form form-inline layout-filter"
        onSubmit={(event) => event.preventDefault()}
        onReset={() => {
          setTyped("");
          setKind("");
          setHand("");
        }}
      >
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
        <div className="field">
          <label htmlFor="layout-section">Section</label>
          <select
            id="layout-section"
            name="section"
            onChange={({ target }) => setKind(target.value)}
          >
            <option value="">Any</option>
            {sections.map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="layout-picture">Pictures</label>
          <select
            id="layout-picture"
            name="picture"
            onChange={({ target }) => setHand(target.value)}
          >
            <option value="">Any</option>
            {Object.entries(pictures).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
        <button type="reset" aria-disabled={!filtered}>
          Show all
        </button>
      </form>
      <p role="status" className="layout-found">
        {status}
      </p>
    </search>
  );
}
