import { type HostName, hostTitles } from "@daylit/publish";
import { useId } from "react";
import { hosts } from "./hosts.ts";

export type Typed = { key: string; keep: boolean };

type Props = { host: HostName; value: Typed; onChange: (typed: Typed) => void };

/** Where a host’s key is made, and the field for it. It stays in memory, or on this device if that is ticked. */
export function KeyField({ host, value: { key, keep }, onChange }: Props) {
  const id = useId();
  const { keys, steps, keyLabel } = hosts[host];
  return (
    <>
      <ol className="compose-steps">
        {keys && (
          <li>
            <a className="compose-line-link" href={keys} target="_blank" rel="noreferrer">
              Open {hostTitles[host]}’s page for keys
            </a>
          </li>
        )}
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="field compose-field">
        <label htmlFor={id}>{keyLabel}</label>
        <input
          id={id}
          type="password"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-about`}
          value={key}
          onChange={({ target }) => onChange({ key: target.value, keep })}
        />
        <span className="hint" id={`${id}-about`}>
          Sent to {hostTitles[host]} alone. Forgotten when you close this page, unless you tick the
          box.
        </span>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={keep}
          onChange={({ target }) => onChange({ key, keep: target.checked })}
        />
        Keep it on this device: not on one that others use
      </label>
    </>
  );
}
