import { isLent, type Project } from "@daylit/site-engine";
import { useId } from "react";
import { useComposer, useNow } from "../store/context.ts";
import { withFacts } from "../store/facts.ts";
import { takeAll } from "../store/useField.ts";
import { Counter } from "./Counter.tsx";

type Business = Project["business"];
type Fact = { label: string; soft: number; type?: string; autoComplete?: string };

export const facts: Readonly<Record<"name" | "strapline" | "phone" | "email", Fact>> = {
  name: { label: "Name", soft: 32, autoComplete: "organization" },
  strapline: { label: "What you do, in a few words", soft: 60 },
  phone: { label: "Telephone", soft: 22, type: "tel", autoComplete: "tel" },
  email: { label: "E-mail", soft: 40, type: "email", autoComplete: "email" },
};

type FactName = keyof typeof facts;

/** One fact; wherever the site says it, it says the new one. */
export function FactField({
  name,
  label = facts[name].label,
  required,
}: {
  name: FactName;
  label?: string;
  required?: boolean;
}) {
  const id = useId();
  const { session } = useComposer();
  const { project } = useNow();
  const { soft, type, autoComplete } = facts[name];
  const text = project.business[name];
  const lent = text !== "" && isLent(project, text);
  return (
    <div className="field compose-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required={required}
        autoComplete={autoComplete}
        data-field={`business.${name}`}
        data-lent={lent || undefined}
        aria-describedby={`${id}-about`}
        value={text}
        onFocus={({ target }) => lent && takeAll(target)}
        onBlur={() => session.rest()}
        onChange={({ target }) =>
          session.change(
            facts[name].label,
            (before) => withFacts(before, { [name]: target.value }),
            `fact ${name}`,
          )
        }
      />
      <span className="hint" id={`${id}-about`}>
        {lent && <span className="compose-ours">Our words</span>}
        <Counter written={{ text, length: { soft, hard: soft * 2 } }} />
      </span>
    </div>
  );
}

const asLines = (text: string) => text.split("\n").map((line) => line.trimStart());

/** "Monday to Friday: 9:00–17:00" */
const asHours = (text: string): NonNullable<Business["hours"]> =>
  asLines(text)
    .filter(Boolean)
    .map((line) => {
      const [, days = line, times = ""] = /^(.*?\D):\s*(.*)$/.exec(line) ?? [];
      return [days, times] as const;
    });

const hoursText = (hours: Business["hours"]) =>
  (hours ?? []).map(([days, times]) => (times ? `${days}: ${times}` : days)).join("\n");

/** Address and hours, a line each. */
export function PlaceFields() {
  const { session } = useComposer();
  const { business } = useNow().project;
  return (
    <>
      <label className="field compose-field">
        Address
        <textarea
          rows={3}
          autoComplete="street-address"
          data-field="business.address"
          value={business.address.join("\n")}
          onBlur={() => session.rest()}
          onChange={({ target: { value } }) =>
            session.change(
              "Address",
              (before) => withFacts(before, { address: value === "" ? [] : asLines(value) }),
              "fact address",
            )
          }
        />
      </label>
      <label className="field compose-field">
        Hours
        <textarea
          key={hoursText(business.hours)}
          rows={3}
          data-field="business.hours"
          placeholder="Monday to Friday: 9:00–17:00"
          defaultValue={hoursText(business.hours)}
          onBlur={({ target: { value } }) => {
            if (value.trim() !== hoursText(business.hours))
              session.change("Hours", (before) => withFacts(before, { hours: asHours(value) }));
          }}
        />
        <span className="hint">One line for each: days, a colon, times.</span>
      </label>
    </>
  );
}

/** What the whole site knows of the business. */
export function FactsForm() {
  return (
    <fieldset className="compose-group">
      <legend>About you</legend>
      {(Object.keys(facts) as FactName[]).map((name) => (
        <FactField key={name} name={name} required={name === "name"} />
      ))}
      <PlaceFields />
    </fieldset>
  );
}
