import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { formAddressOf } from "@daylit/site-engine/document/read/web-address.ts";
import { useId, useRef } from "react";
import { useTool } from "../../../../workspace/useTool.ts";
import { useNow, useSession } from "../../store/context.tsx";
import { readableAddress } from "../controls/readable-address.ts";
import { SiteAddressField, useDraft } from "./SiteAddressField.tsx";

/** What visitors write travels encrypted or not at all; a receiver on this machine is for trying. */
const serviceAddress = (text: string) => formAddressOf(readableAddress(text) ?? text);

/** Where forms send their words, where the site will be, and how it is found. */
export function ContactFields() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const session = useSession();
  const form = useNow((now) => now.site.form);
  const business = useNow((now) => now.site.business);
  const { Component: Found } = useTool(() => import("./FoundFields.tsx"));
  const target = form.way === "service" ? form.address : "";
  const [service, setService] = useDraft(target);
  const set = (label: string, path: string, value: unknown, mergeKey?: string) =>
    session.change(label, (site) => withValue(site, path, value), { mergeKey });

  /** Forms go there, or to the visitor's email program; the address stays to be come back to. */
  function sendTo(text: string, service: boolean, mergeKey?: string) {
    const found = service ? serviceAddress(text) : undefined;
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
          Open the visitor’s email program{business.email && `, addressed to ${business.email}`}
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
              if (serviceAddress(service)) sendTo(service, true);
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
            dir="ltr"
            placeholder="https://"
            aria-describedby={`${id}-about`}
            value={service}
            onChange={({ target: { value } }) => sendTo(value, true, "form")}
          />
          <span className="hint" id={`${id}-about`}>
            A form service (Formspree, Basin, FormSubmit or any other) emails you each message.
            Every form gets a hidden field that only spam bots fill in, so that they can be
            rejected, and leads to a thank-you page once your site’s address is known.
            {service && !serviceAddress(service) && (
              <strong> Enter an address that begins with https://.</strong>
            )}
          </span>
        </div>
      </fieldset>
      <SiteAddressField />
      {Found && <Found />}
    </>
  );
}
