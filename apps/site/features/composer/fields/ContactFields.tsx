import { useId, useRef, useState } from "react";
import { withValue } from "../store/changes/object-path.ts";
import { useComposer, useNow } from "../store/context.ts";
import { readableAddress } from "./readable-address.ts";

const isSite = (text: string) => /^https?:\/\//.test(readableAddress(text) ?? "");
/** What visitors write travels encrypted or not at all; a receiver on this machine is for trying. */
const isService = (text: string) =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(readableAddress(text) ?? "");

/** An address while it is typed: half of one is none yet, and what is taken back is shown again. */
function useDraft(value: string) {
  const [draft, setDraft] = useState({ text: value, of: value });
  return [
    draft.of === value ? draft.text : value,
    (text: string, of: string) => setDraft({ text, of }),
  ] as const;
}

/** Where forms send their words, and where the site will be. */
export function ContactFields() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { session } = useComposer();
  const { form, address = "", business } = useNow().site;
  const target = form.way === "service" ? form.address : "";
  const [service, setService] = useDraft(target);
  const [online, setOnline] = useDraft(address);
  const set = (label: string, path: string, value: unknown, mergeKey?: string) =>
    session.change(label, (site) => withValue(site, path, value), mergeKey);

  /** Forms go there, or to the visitor's e-mail program; the address stays to be come back to. */
  function sendTo(text: string, service: boolean, mergeKey?: string) {
    const found = service && isService(text) ? readableAddress(text) : undefined;
    const way = found ? { way: "service", address: found } : { way: "mail" };
    const same = service && !found && text !== "";
    if (!same) set("forms", "form", way, mergeKey);
    setService(text, same ? target : (found ?? ""));
  }
  return (
    <>
      <fieldset className="compose-group">
        <legend>Forms on your site</legend>
        <label className="check">
          <input
            type="radio"
            name={`${id}-form`}
            data-field="form"
            checked={form.way === "mail"}
            onChange={() => sendTo(service, false)}
          />
          Open the visitor’s e-mail program{business.email && `, addressed to ${business.email}`}
        </label>
        <label className="check">
          <input
            type="radio"
            name={`${id}-form`}
            checked={form.way === "host"}
            onChange={() => set("forms", "form", { way: "host" })}
          />
          Let the host collect them: for sites on Netlify
        </label>
        <label className="check">
          <input
            type="radio"
            name={`${id}-form`}
            checked={form.way === "service"}
            onChange={() => {
              if (isService(service)) sendTo(service, true);
              else field.current?.focus();
            }}
          />
          Use a form service
        </label>
        <div className="field compose-field">
          <label htmlFor={`${id}-service`}>Address of the form service</label>
          <input
            ref={field}
            id={`${id}-service`}
            type="url"
            placeholder="https://"
            aria-describedby={`${id}-about`}
            value={service}
            onChange={({ target: { value } }) => sendTo(value, true, "form")}
          />
          <span className="hint" id={`${id}-about`}>
            A form service (Formspree, Basin, FormSubmit, Web3Forms or any other) e-mails you each
            message. Every form gets a hidden field that only spam bots fill in, so that they can be
            rejected, and leads to a thank-you page once your site’s address is known.
            {service && !isService(service) && (
              <strong> This isn’t an address that begins with https:// yet.</strong>
            )}
          </span>
        </div>
      </fieldset>
      <div className="field compose-field">
        <label htmlFor={`${id}-address`}>Your site’s address, if you know it</label>
        <input
          id={`${id}-address`}
          type="url"
          placeholder="https://"
          data-field="address"
          aria-describedby={`${id}-where`}
          value={online}
          onChange={({ target: { value } }) => {
            const found = isSite(value) ? readableAddress(value) : undefined;
            if (found || value === "") set("address", "address", found, "address");
            setOnline(value, found ?? (value === "" ? "" : address));
          }}
        />
        <span className="hint" id={`${id}-where`}>
          For search engines: the sitemap and the address of each page.
        </span>
      </div>
    </>
  );
}
