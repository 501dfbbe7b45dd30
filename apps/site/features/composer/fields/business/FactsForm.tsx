import { plainSite, type SiteDocument } from "@daylit/site-engine";
import { withFacts } from "@daylit/site-engine/edit/changes/facts.ts";
import { useEffect, useId, useState } from "react";
import { useTool } from "../../../../workspace/useTool.ts";
import { t } from "../../messages/t.ts";
import { SetAside } from "../../panels/check/SetAside.tsx";
import { useNow, useSession } from "../../store/context.tsx";
import { selectPlaceholder } from "../../store/useField.ts";
import { Counter } from "../controls/Counter.tsx";
import { LanguageField } from "../language/LanguageField.tsx";
import { asHours, hoursLine, linesOf } from "./hours-lines.ts";

type Business = SiteDocument["business"];
type Fact = { label: string; soft: number } & Pick<
  React.ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "dir"
>;

export const facts: Readonly<Record<"name" | "strapline" | "phone" | "email", Fact>> = {
  name: { label: t`Name`, soft: 32, autoComplete: "organization" },
  strapline: { label: t`What you do, in a sentence`, soft: 140 },
  phone: { label: t`Telephone`, soft: 22, type: "tel", autoComplete: "tel", dir: "ltr" },
  // A field of the type "email" gives “ann@xn--mller-kva.example” for “ann@müller.example”.
  email: { label: t`Email`, soft: 40, inputMode: "email", autoComplete: "email", dir: "ltr" },
};

type FactName = keyof typeof facts;

/** What else follows a fact. The code for that comes before anybody has begun to type. */
const followers: Partial<Record<FactName, (site: SiteDocument, text: string) => SiteDocument>> = {};
const loadFollowers: Partial<Record<FactName, () => Promise<void>>> = {
  // The sentence is the headline too.
  strapline: async () => {
    const { withSentence } = await import("@daylit/site-engine/edit/own-hero.ts");
    followers.strapline = withSentence;
  },
  phone: () => loadPrices("phone"),
  email: () => loadPrices("email"),
};

/** A number or an email address names the country, whose money example prices are in. */
async function loadPrices(name: "phone" | "email") {
  const { withExamplePrices } = await import("@daylit/site-engine/edit/own-examples.ts");
  followers[name] = (site, text) => withExamplePrices(site, withFacts(site, { [name]: text }));
}

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
  const session = useSession();
  const site = useNow((now) => now.site);
  useEffect(() => {
    loadFollowers[name]?.().catch(() => {});
  }, [name]);
  const { label: _, soft, ...attributes } = facts[name];
  const text = plainSite(site).business[name];
  const isExample = text !== "" && (site.examples ?? []).includes(name);
  return (
    <div className="field compose-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...attributes}
        required={required}
        data-field={`business.${name}`}
        data-lent={isExample || undefined}
        aria-describedby={`${id}-about`}
        value={text}
        onFocus={({ target }) => isExample && selectPlaceholder(target)}
        // A click into example text that is selected already leaves it selected.
        onMouseUp={(event) => isExample && event.preventDefault()}
        onBlur={() => session.endMerge()}
        onChange={({ target }) =>
          session.change(
            facts[name].label,
            (before) =>
              followers[name]?.(before, target.value) ??
              withFacts(before, { [name]: target.value }),
            { mergeKey: `fact ${name}` },
          )
        }
      />
      <span className="hint" id={`${id}-about`}>
        {isExample && <span className="compose-ours">Example text</span>}
        <Counter written={{ text, length: { soft, hard: soft * 2 } }} />
      </span>
      <SetAside path={`business.${name}`} />
    </div>
  );
}

const places = {
  address: {
    label: t`Address`,
    hint: "",
    shown: ({ address }: Business) => address,
    read: (lines: string[]) => ({ address: lines }),
  },
  hours: {
    label: t`Hours`,
    hint: t`One line each: days, a colon, times.`,
    shown: ({ hours = [] }: Business) => hours.map(hoursLine),
    read: (lines: string[]) => ({ hours: lines.map(asHours) }),
  },
};

/** A fact of several lines. */
export function LinesField({ name }: { name: keyof typeof places }) {
  const id = useId();
  const session = useSession();
  const { business } = plainSite(useNow((now) => now.site));
  // A line that is being begun, and the space at its end, are in no document yet.
  const [draft, setDraft] = useState<string>();
  const { label, hint, shown, read } = places[name];
  const known = shown(business).join("\n");
  const same = (text: string) =>
    shown({ ...business, ...read(linesOf(text)) }).join("\n") === known;
  return (
    <div className="field compose-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        autoComplete={name === "address" ? "street-address" : undefined}
        data-field={`business.${name}`}
        placeholder={name === "hours" ? "Monday to Friday: 9:00–17:00" : undefined}
        aria-describedby={`${id}-about`}
        value={draft !== undefined && same(draft) ? draft : known}
        onBlur={() => {
          setDraft(undefined);
          session.endMerge();
        }}
        onChange={({ target: { value } }) => {
          setDraft(value);
          session.change(label, (before) => withFacts(before, read(linesOf(value))), {
            mergeKey: `fact ${name}`,
          });
        }}
      />
      <span className="hint" id={`${id}-about`}>
        {hint}
      </span>
      <SetAside path={`business.${name}`} />
    </div>
  );
}

/** Address and hours, a line each; hours that are set by day are edited there. */
export function PlaceFields({ hoursOnly }: { hoursOnly?: boolean }) {
  const opening = useNow((now) => now.site.opening);
  const { Component: HoursEditor } = useTool(() => import("./HoursEditor.tsx"));
  return (
    <>
      {!hoursOnly && <LinesField name="address" />}
      {!(opening && HoursEditor) && <LinesField name="hours" />}
      {HoursEditor && <HoursEditor />}
    </>
  );
}

/** What the whole site knows of the business. */
export function FactsForm() {
  const { Component: NoticeField } = useTool(() => import("./NoticeField.tsx"));
  return (
    <>
      <fieldset className="compose-group">
        <legend>About you</legend>
        {(Object.keys(facts) as FactName[]).map((name) => (
          <FactField key={name} name={name} required={name === "name"} />
        ))}
        <PlaceFields />
        <LanguageField />
      </fieldset>
      {NoticeField && <NoticeField />}
    </>
  );
}
