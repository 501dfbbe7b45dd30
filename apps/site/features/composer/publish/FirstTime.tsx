import type { HostName, Site } from "@daylit/publish";
import type { SiteDocument } from "@daylit/site-engine";
import { Rocket } from "lucide-react";
import { useId, useState } from "react";
import { fieldWords, hosts, siteName } from "./hosts.ts";
import { KeyField } from "./KeyField.tsx";
import { type Choice, keyOf } from "./places.ts";
import type { UsePublishing } from "./usePublishing.ts";

type Props = {
  publishing: UsePublishing;
  site: SiteDocument;
  unlessInvented: (go: () => void) => void;
};

/** Which host, by what it means for the owner; then its key, and the name of the site. */
export function FirstTime({ publishing, site, unlessInvented }: Props) {
  const id = useId();
  const { state, publish, sites, formProblem } = publishing;
  const [choice, setChoice] = useState<Choice>();
  const [name, setName] = useState(() => siteName(site.business.name));
  const [account, setAccount] = useState<{ name: string; sites: readonly Site[] }>();
  const [chosen, setChosen] = useState("");
  const [, setKeys] = useState(0);
  const words = choice && hosts[choice.host];
  const problem = choice && formProblem(choice.host, site);
  const ready = choice && keyOf(choice) !== "" && !problem;
  const choose = (host: HostName) => {
    setChoice({ host });
    setAccount(undefined);
    setChosen("");
  };
  return (
    <>
      <fieldset className="compose-hosts">
        <legend>Where your site will be: the account is yours</legend>
        {Object.entries(hosts).map(([host, { title, cost, address, form, company }]) => (
          <label key={host} className="check">
            <input
              type="radio"
              name={`${id}-host`}
              checked={choice?.host === host}
              onChange={() => choose(host as HostName)}
            />
            <span>
              <strong>{title}</strong>
              <small>{cost}</small>
              {choice?.host === host && (
                <>
                  <small>{form}</small>
                  <small>Address: {address}</small>
                  <small>{company}</small>
                </>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {choice && words && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) unlessInvented(() => publish(choice, { name, chosen }));
          }}
        >
          {words.fields.map((field) => (
            <div className="field compose-field" key={field}>
              <label htmlFor={`${id}-${field}`}>{fieldWords[field].label}</label>
              <input
                id={`${id}-${field}`}
                type={field === "server" || field === "address" ? "url" : "text"}
                autoComplete="off"
                value={choice[field] ?? ""}
                onChange={({ target }) => setChoice({ ...choice, [field]: target.value.trim() })}
              />
              {fieldWords[field].hint && <span className="hint">{fieldWords[field].hint}</span>}
            </div>
          ))}
          <KeyField
            key={JSON.stringify([choice.host, choice.server, choice.user, choice.bucket])}
            choice={choice}
            onKey={() => setKeys((before) => before + 1)}
          />
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
                onBlur={() => setName(siteName(name))}
              />
              <span className="hint" id={`${id}-address`}>
                Your address: {words.address.replace("your-name", siteName(name)).split(",")[0]}
              </span>
            </div>
          )}
          {words.named && !account && ready && (
            <p>
              <button
                type="button"
                className="compose-link"
                onClick={() =>
                  sites(choice, (found, list) => setAccount({ name: found, sites: list }))
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
          {problem && <p className="alert alert-warning">{problem}</p>}
          <button
            type="submit"
            className="button-primary compose-take"
            aria-disabled={!ready}
            aria-busy={Boolean(state.busy)}
          >
            <Rocket aria-hidden="true" /> Publish
          </button>
        </form>
      )}
    </>
  );
}
