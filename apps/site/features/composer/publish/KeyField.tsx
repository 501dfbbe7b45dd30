import { type HostName, hostTitles } from "@daylit/publish";
import { LogIn } from "lucide-react";
import { useId } from "react";
import { openedWorkspace } from "../../../workspace/store/current.ts";
import { hosts } from "./hosts.ts";
import { netlifyClient, signIn } from "./sign-in.ts";

export type Typed = { key: string; keep: boolean };

type Props = {
  host: HostName;
  /** The name that was typed for a new site: still there on the way back from the host’s sign-in. */
  name?: string;
  value: Typed;
  onChange: (typed: Typed) => void;
};

/** How a host knows who publishes: a sign-in, or a key from its own page. It stays in memory, or on this device if that is ticked. */
export function KeyField({ host, name, value, onChange }: Props) {
  const byButton = host === "netlify" && netlifyClient.id !== undefined;
  const { key, keep } = value;
  const pasted = <PastedKey host={host} value={value} onChange={onChange} />;
  return (
    <>
      {byButton ? (
        <>
          {key === "" ? (
            <>
              <p>
                <button
                  type="button"
                  className="compose-take"
                  onClick={async () => {
                    const current = openedWorkspace();
                    // The site is opened again on the way back.
                    await current.flush();
                    signIn({ id: current.record.id, name, keep });
                  }}
                >
                  <LogIn aria-hidden="true" /> Sign in at {hostTitles[host]}
                </button>
              </p>
              <p className="hint">
                You leave this page for {hostTitles[host]}, which asks whether you let us in. Your
                site is kept, and open again when you come back.
              </p>
            </>
          ) : (
            <p>You are signed in at {hostTitles[host]}.</p>
          )}
          <details>
            <summary>Paste an access token instead</summary>
            {pasted}
          </details>
        </>
      ) : (
        pasted
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={keep}
          onChange={({ target }) => onChange({ key, keep: target.checked })}
        />
        {byButton
          ? "Stay signed in on this device: not on one that others use"
          : "Keep it on this device: not on one that others use"}
      </label>
    </>
  );
}

function PastedKey({ host, value: { key, keep }, onChange }: Omit<Props, "name">) {
  const id = useId();
  const { keys, steps, keyLabel } = hosts[host];
  return (
    <>
      <ol className="compose-steps">
        {keys && (
          <li>
            <a className="compose-line-link" href={keys} target="_blank" rel="noreferrer">
              Open the page where you create a token
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
    </>
  );
}
