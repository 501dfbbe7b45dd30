import type { HostName, Site } from "@daylit/publish";
import type { SiteDocument } from "@daylit/site-engine";
import { folderOf } from "@daylit/site-engine/export/folder-name.ts";
import { Rocket } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { say, t } from "../messages/t.ts";
import { fieldWords, hosts } from "./hosts.ts";
import { KeyField, type Typed } from "./KeyField.tsx";
import { type Choice, isStored, keyOf, setKey } from "./places.ts";
import type { SignIn } from "./sign-in.ts";
import type { UsePublishing } from "./usePublishing.ts";

type Props = {
  publishing: UsePublishing;
  site: SiteDocument;
  unlessInvented: (go: () => void) => void;
  /** What is being done and what came of it, beside the button that asks for it. */
  children: ReactNode;
  /** The visitor comes back from the sign-in of a host. */
  signedIn?: SignIn | undefined;
};

/** Which host, by what it means for the owner; then its key, and the name of the site. */
export function FirstTime({ publishing, site, unlessInvented, signedIn, children }: Props) {
  const id = useId();
  const { state, publish, sites, formProblem } = publishing;
  const [choice, setChoice] = useState<Choice | undefined>(signedIn && { host: "netlify" });
  const [name, setName] = useState(() => signedIn?.name ?? folderOf(site));
  const [account, setAccount] = useState<{ name: string; sites: readonly Site[] }>();
  const [chosen, setChosen] = useState("");
  const [typed, setTyped] = useState<Typed>(() => ({
    key: choice ? keyOf(choice) : "",
    keep: signedIn?.keep ?? false,
  }));
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const siteName = folderOf({ ...site, business: { name } });
  const words = choice && hosts[choice.host];
  const problem = choice && formProblem(choice.host, site);
  const ready = choice && typed.key.trim() !== "" && !problem;
  /** From here on the key belongs to this account at this server. */
  const withKey = (go: (choice: Choice) => void) => {
    if (!choice || !ready) return;
    setKey(choice, typed.key.trim(), typed.keep);
    go(choice);
  };
  const choose = (host: HostName) => {
    flushSync(() => setChoice({ host }));
    // The button that was pressed has gone.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
    setTyped({ key: keyOf({ host }), keep: isStored({ host }) });
    setAccount(undefined);
    setChosen("");
  };
  /** Back to the list, at the host that was left. */
  const leave = ({ host }: Choice) => {
    flushSync(() => setChoice(undefined));
    list.current?.querySelectorAll("button")[Object.keys(hosts).indexOf(host)]?.focus();
  };
  if (!choice || !words)
    return (
      <>
        <p>Choose where your site will be. The account and the site are yours.</p>
        <ul className="compose-hosts" ref={list}>
          {Object.entries(hosts).map(([host, { title, cost }]) => (
            <li key={host}>
              <button type="button" onClick={() => choose(host as HostName)}>
                <strong>{title}</strong>
                <small>{cost}</small>
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  const fieldFor = (field: keyof typeof fieldWords) => (
    <div className="field compose-field" key={field}>
      <label htmlFor={`${id}-${field}`}>{fieldWords[field].label}</label>
      <input
        id={`${id}-${field}`}
        type={field === "server" || field === "address" ? "url" : "text"}
        autoComplete="off"
        value={choice[field] ?? ""}
        onChange={({ target }) =>
          setChoice({ ...choice, [field]: target.value.trim() || undefined })
        }
      />
      {fieldWords[field].hint && <span className="hint">{fieldWords[field].hint}</span>}
    </div>
  );
  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        {words.title}
      </h4>
      <ul>
        {[words.more, words.form, t`Address: ${words.address}`, words.company].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>
        <button type="button" className="compose-link" onClick={() => leave(choice)}>
          Another host
        </button>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          withKey((whole) => unlessInvented(() => publish(whole, { name, chosen })));
        }}
      >
        {words.fields.map(fieldFor)}
        {words.elsewhere && (
          <details>
            <summary>{words.elsewhere}</summary>
            {(["server", "address"] as const).map(fieldFor)}
          </details>
        )}
        <KeyField host={choice.host} name={name} value={typed} onChange={setTyped} />
        {words.named && (
          <div className="field compose-field">
            <label htmlFor={`${id}-name`}>Name of the new site</label>
            <input
              id={`${id}-name`}
              value={name}
              disabled={chosen !== ""}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}-address`}
              onChange={({ target }) => setName(target.value)}
              onBlur={() => setName(siteName)}
            />
            <span className="hint" id={`${id}-address`}>
              Your address: {words.address.replace("your-name", siteName).split(",")[0]}
            </span>
          </div>
        )}
        {words.named && !account && ready && (
          <p>
            <button
              type="button"
              className="compose-link"
              onClick={() =>
                withKey((whole) =>
                  sites(whole, (found, list) => setAccount({ name: found, sites: list })),
                )
              }
            >
              Use a site that I have there
            </button>
          </p>
        )}
        {account && (
          <div className="field compose-field">
            <label htmlFor={`${id}-site`}>Site of {account.name}</label>
            <select
              id={`${id}-site`}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">A new site</option>
              {account.sites.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.address}
                </option>
              ))}
            </select>
            {chosen && <span className="hint">Its present pages are replaced by yours.</span>}
          </div>
        )}
        {problem && <p className="alert alert-warning">{say(problem)}</p>}
        <button
          type="submit"
          className="button-primary compose-take"
          aria-disabled={!ready}
          aria-busy={Boolean(state.busy)}
        >
          <Rocket aria-hidden="true" /> Publish
        </button>
        {children}
      </form>
    </>
  );
}
