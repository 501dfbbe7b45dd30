import { kinds } from "@daylit/layouts/blocks/kinds.ts";
import { usePaused } from "../../../ui/usePaused.ts";
import type { useFilter } from "./useFilter.ts";

type Props = ReturnType<typeof useFilter> & { found: number; total: number };

const sections = Object.entries(kinds).filter(([kind]) => kind !== "nav" && kind !== "footer");

export function Filter({ form, setTyped, setKind, prepare, filtered, found, total }: Props) {
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
