import { useId, useState } from "react";
import { useComposer, useNow } from "./context.ts";
import { withValue } from "./place.ts";
import { readableAddress } from "./readable-address.ts";

const isSite = (text: string) => /^https?:\/\//.test(readableAddress(text) ?? "");

/** Where forms send their words, and where the site will be. */
export function ReachFields() {
  const id = useId();
  const { session } = useComposer();
  const { form, address, business } = useNow().project;
  const [service, setService] = useState(form.way === "service" ? form.address : "");
  const [online, setOnline] = useState(address ?? "");
  const set = (label: string, path: string, value: unknown) =>
    session.change(label, (project) => withValue(project, path, value), path);
  return (
    <>
      <fieldset className="compose-group">
        <legend>Forms of the site</legend>
        <label className="check">
          <input
            type="radio"
            name={`${id}-form`}
            data-field="form"
            checked={form.way === "mail"}
            onChange={() => set("forms", "form", { way: "mail" })}
          />
          Open the visitor’s e-mail program{business.email && `, addressed to ${business.email}`}
        </label>
        <label className="check">
          <input
            type="radio"
            name={`${id}-form`}
            checked={form.way === "service"}
            onChange={() =>
              isSite(service) &&
              set("forms", "form", { way: "service", address: readableAddress(service) })
            }
          />
          Go to a form service
        </label>
        <div className="field compose-field">
          <label htmlFor={`${id}-service`}>Address of the form service</label>
          <input
            id={`${id}-service`}
            type="url"
            placeholder="https://"
            aria-describedby={`${id}-about`}
            value={service}
            onChange={({ target }) => {
              setService(target.value);
              if (isSite(target.value))
                set("forms", "form", { way: "service", address: readableAddress(target.value) });
              else if (target.value === "") set("forms", "form", { way: "mail" });
            }}
          />
          <span className="hint" id={`${id}-about`}>
            Such a service (Formspree, Basin, your host’s own) takes what was written and sends it
            to you by e-mail. The form gets a field that only machines fill in, so that the service
            can tell them apart.
            {service && !isSite(service) && <strong> This is not a web address yet.</strong>}
          </span>
        </div>
      </fieldset>
      <div className="field compose-field">
        <label htmlFor={`${id}-address`}>Where the site will be, if you know it</label>
        <input
          id={`${id}-address`}
          type="url"
          placeholder="https://"
          data-field="address"
          aria-describedby={`${id}-where`}
          value={online}
          onChange={({ target }) => {
            setOnline(target.value);
            if (isSite(target.value)) set("address", "address", readableAddress(target.value));
            else if (target.value === "") set("address", "address", undefined);
          }}
        />
        <span className="hint" id={`${id}-where`}>
          For search engines: a list of pages and the right address of each.
        </span>
      </div>
    </>
  );
}
