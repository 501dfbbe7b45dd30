import type { LinkField } from "@daylit/layouts/schema/field.ts";
import { useId, useState } from "react";
import { useField } from "../../store/useField.ts";
import type { ControlProps } from "./control.ts";
import { readableAddress } from "./readable-address.ts";
import { useLinkTargets } from "./useLinkTargets.ts";

/** How addresses of booking pages begin. */
const bookings = [
  ...[
    "https://cal.com/",
    "https://calendly.com/",
    "https://www.doctolib.de/",
    "https://booksy.com/",
  ],
  ...["https://www.opentable.co.uk/r/", "https://www.treatwell.co.uk/place/"],
  ...["https://www.eventbrite.co.uk/e/"],
];

export function LinkControl({ field, value, path }: ControlProps<Pick<LinkField, "label">>) {
  const id = useId();
  const { set, write, rest } = useField(path, field.label);
  const targets = useLinkTargets();
  const href = typeof value === "string" ? value : "";
  const known = targets.some(([target]) => target === href);
  const [draft, setDraft] = useState(known ? "" : href);
  const [elsewhere, setElsewhere] = useState(!known);
  const address = readableAddress(draft);
  return (
    <div className="field compose-field">
      <label htmlFor={id}>{field.label}</label>
      <select
        id={id}
        data-field={path}
        value={elsewhere ? "elsewhere" : href}
        onChange={({ target }) => {
          setElsewhere(target.value === "elsewhere");
          if (target.value !== "elsewhere") set(target.value);
        }}
      >
        {targets.map(([target, words]) => (
          <option key={target} value={target}>
            {words}
          </option>
        ))}
        <option value="elsewhere">Another address …</option>
      </select>
      {elsewhere && (
        <>
          <input
            type="url"
            dir="ltr"
            aria-label={`${field.label}: address`}
            placeholder="https://"
            aria-describedby={`${id}-wrong`}
            list={`${id}-bookings`}
            value={draft}
            onChange={({ target }) => {
              setDraft(target.value);
              const next = readableAddress(target.value);
              if (next) write(next);
            }}
            onBlur={rest}
          />
          <datalist id={`${id}-bookings`}>
            {bookings.map((start) => (
              <option key={start} value={start} />
            ))}
          </datalist>
          {draft && !address && (
            <span className="hint" data-state="over" id={`${id}-wrong`}>
              Enter a web address such as bakery.example, an email address or a telephone number.
            </span>
          )}
        </>
      )}
    </div>
  );
}
