import { hostTitles } from "@daylit/publish";
import { useId, useState } from "react";
import { hosts } from "./hosts.ts";
import { type Choice, isKept, keyOf, setKey } from "./places.ts";

type Props = {
  choice: Choice;
  /** A whole key is there. */
  onKey: () => void;
};

/** Where a host’s key is made, and the field for it. It stays in memory, or on this device if that is ticked. */
export function KeyField({ choice, onKey }: Props) {
  const id = useId();
  const { keys, steps, keyLabel } = hosts[choice.host];
  const [key, write] = useState(() => keyOf(choice));
  const [keep, setKeep] = useState(() => isKept(choice));
  const set = (text: string, kept: boolean) => {
    write(text);
    setKeep(kept);
    setKey(choice, text.trim(), kept);
    onKey();
  };
  return (
    <>
      <ol className="compose-steps">
        {keys && (
          <li>
            <a className="compose-line-link" href={keys} target="_blank" rel="noreferrer">
              Open {hostTitles[choice.host]}’s page for keys
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
          onChange={({ target }) => set(target.value, keep)}
        />
        <span className="hint" id={`${id}-about`}>
          Sent to {hostTitles[choice.host]} alone. Forgotten when you close this page, unless you
          tick the box.
        </span>
      </div>
      <label className="check">
        <input type="checkbox" checked={keep} onChange={({ target }) => set(key, target.checked)} />
        Keep it on this device: not on one that others use
      </label>
    </>
  );
}
