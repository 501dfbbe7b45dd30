import { hostTitles } from "@daylit/publish";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { generate } from "lean-qr/nano";
import { useId, useMemo, useState } from "react";
import { CopyText } from "../../../workspace/export/CopyText.tsx";
import { saveFile, textFile } from "../../../workspace/export/save-file.ts";
import { dateAndTime } from "../messages/languages.ts";
import { t } from "../messages/t.ts";
import { useNow, useSession } from "../store/context.tsx";
import { dnsRecords, hosts } from "./hosts.ts";
import { isStored, keyOf, type Place } from "./places.ts";
import type { UsePublishing } from "./usePublishing.ts";

/** Four empty modules around it: scanners need them. */
const margin = 4;
/** The saved picture, sharp when printed on a card. */
const pixels = 600;

function qrPath(text: string) {
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const size = code.size + 2 * margin;
  return { path, viewBox: `${-margin} ${-margin} ${size} ${size}` };
}

function QrCode({ address }: { address: string }) {
  const { path, viewBox } = useMemo(() => qrPath(address), [address]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${pixels}" height="${pixels}"><path fill="#fff" d="M${-margin} ${-margin}h999v999h-999z"/><path d="${path}"/></svg>`;
  return (
    <>
      <svg className="compose-qr" viewBox={viewBox} role="img" aria-label={`QR code of ${address}`}>
        <path d={path} />
      </svg>
      <p>
        <button
          type="button"
          onClick={() => saveFile("qr-code.svg", textFile(svg, "image/svg+xml"))}
        >
          Save the QR code
        </button>
      </p>
    </>
  );
}

const isDomain = (text: string) =>
  /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text) && text.length < 254;

function OwnDomain({ place, address }: { place: Place; address: string }) {
  const id = useId();
  const session = useSession();
  const site = useNow((now) => now.site);
  const [typed, setTyped] = useState("");
  const domain = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/|\/.*$/g, "");
  const own = `https://${domain}`;
  const { title, domains, named } = hosts[place.host];
  if (!named) return <p>Your web host’s help says how to point a domain to your site.</p>;
  const records = isDomain(domain) ? dnsRecords(place.host, domain, place.site.address) : [];
  const lines = records.map(({ type, name, value }) => `${type}  ${name}  ${value}`);
  const letter = t`Please lead ${domain} to my website at ${address}. Add these records to the domain, and leave all others as they are, those for email above all:\n\n${lines.join("\n")}\n`;
  return (
    <>
      <div className="field compose-field">
        <label htmlFor={id}>Your domain</label>
        <input
          id={id}
          value={typed}
          placeholder="www.bakery.example"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {records.length > 0 && (
        <ol>
          <li>
            Tell {title} about it:{" "}
            <a href={domains} target="_blank" rel="noreferrer">
              its own steps
            </a>
            .
          </li>
          <li>
            Set these records where you manage the domain:
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  <code>{line}</code>
                </li>
              ))}
            </ul>
            <div className="compose-ways">
              <CopyText text={lines.join("\n")} label="Copy the records" />
              <CopyText text={letter} label="Copy a letter to the domain’s manager" />
            </div>
          </li>
          <li>
            {site.address === own ? (
              <>{own} is the address of your site now: publish again.</>
            ) : (
              <>
                <p>When it opens:</p>
                <button
                  type="button"
                  onClick={() => session.change("address", (now) => withValue(now, "address", own))}
                >
                  Make {own} the address of your site
                </button>
              </>
            )}
          </li>
        </ol>
      )}
    </>
  );
}

type Props = {
  publishing: UsePublishing;
  place: Place;
  address: string;
  onForget: () => void;
};

/** What else can be done with a site that is online. */
export default function OnlineMore({ publishing, place, address, onForget }: Props) {
  const { state, leave, history, restore } = publishing;
  const [opened, setOpened] = useState("");
  const hasKey = keyOf(place) !== "";
  const title = hostTitles[place.host];
  return (
    <>
      {(
        [
          ["QR code", t`QR code`],
          ["Your own domain", t`Your own domain`],
        ] as const
      ).map(([part, name]) => (
        <details key={part} onToggle={({ currentTarget }) => currentTarget.open && setOpened(part)}>
          <summary>{name}</summary>
          {opened === part &&
            (part === "QR code" ? (
              <QrCode address={address} />
            ) : (
              <OwnDomain place={place} address={address} />
            ))}
        </details>
      ))}
      {hasKey && hosts[place.host].keepsVersions && (
        <details onToggle={({ currentTarget }) => currentTarget.open && history(place)}>
          <summary>Earlier versions</summary>
          <ol className="compose-versions">
            {state.versions?.map((version) => (
              <li key={version.id}>
                {version.words || "Published"}, {dateAndTime(version.date)}{" "}
                {version.current ? (
                  <strong>online now</strong>
                ) : (
                  <button
                    type="button"
                    className="compose-link"
                    aria-label={`Bring back: ${version.words}`}
                    onClick={() => restore(place, version)}
                  >
                    Bring back
                  </button>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
      <details>
        <summary>Key and host</summary>
        {!hosts[place.host].keys || hasKey ? (
          <p>
            The key for {title} is{" "}
            {isStored(place) ? "kept on this device" : hasKey ? "in memory" : "not here"}.{" "}
            {hasKey && (
              <button type="button" className="compose-link" onClick={onForget}>
                Forget
              </button>
            )}
          </p>
        ) : null}
        <p>
          <button type="button" className="compose-link" onClick={leave}>
            Publish at another host
          </button>{" "}
          What is online stays there until you delete it at {title}.
        </p>
      </details>
    </>
  );
}
