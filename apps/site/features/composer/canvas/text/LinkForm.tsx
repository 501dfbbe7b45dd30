import { useEffect, useId, useRef, useState } from "react";
import { readableAddress } from "../../fields/controls/readable-address.ts";
import { useLinkTargets } from "../../fields/controls/useLinkTargets.ts";

type Props = {
  href: string | undefined;
  onSet: (href: string | undefined) => void;
  onLeave: () => void;
};

/** The address of a link: a page of the site from the list, or any other. */
export function LinkForm({ href, onSet, onLeave }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const targets = useLinkTargets();
  const [draft, setDraft] = useState(href ?? "");
  const [bad, setBad] = useState(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const set = () => {
    const address = readableAddress(draft);
    if (draft.trim() === "") onSet(undefined);
    else if (address) onSet(address);
    else {
      setBad(true);
      field.current?.focus();
    }
  };
  return (
    <div className="compose-link-form">
      <label className="visually-hidden" htmlFor={id}>
        Link to
      </label>
      <input
        id={id}
        ref={field}
        list={`${id}-list`}
        value={draft}
        placeholder="https:// or a page"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={bad}
        aria-describedby={`${id}-bad`}
        onChange={({ target }) => {
          setDraft(target.value);
          setBad(false);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            set();
          } else if (event.key === "Escape") {
            event.preventDefault();
            event.stopPropagation();
            onLeave();
          }
        }}
      />
      <datalist id={`${id}-list`}>
        {targets.map(([target, words]) => (
          <option key={target} value={target}>
            {words}
          </option>
        ))}
      </datalist>
      <button type="button" className="button-quiet" onClick={set}>
        Apply
      </button>
      {href && (
        <button type="button" className="button-quiet" onClick={() => onSet(undefined)}>
          Remove
        </button>
      )}
      <span id={`${id}-bad`} className="hint" data-state="over" role="status">
        {bad &&
          "Enter a web address such as bakery.example, an email address or a telephone number, or choose a page from the list."}
      </span>
    </div>
  );
}
