import type { BusinessKind } from "@daylit/site-engine/document/business/business-kind.ts";
import { businessKinds } from "@daylit/site-engine/document/business/business-kind-labels.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { counterAddressOf } from "@daylit/site-engine/document/read/web-address.ts";
import { useId } from "react";
import { say, t } from "../../messages/t.ts";
import { useNow, useSession } from "../../store/context.tsx";
import { readableAddress } from "../controls/readable-address.ts";
import { useDraft } from "./SiteAddressField.tsx";

const sorted = Object.entries(businessKinds)
  .map(([name, label]) => [name, say(label)] as const)
  .sort(([, one], [, other]) => one.localeCompare(other));

/** "zoe", "zoe.goatcounter.com" or the whole address of a counter. */
export function counterAddress(text: string): string | undefined {
  const written = text.trim().replace(/\/(count)?$/, "");
  if (/^[a-z0-9-]+$/i.test(written))
    return `https://${written.toLowerCase()}.goatcounter.com/count`;
  return counterAddressOf(`${readableAddress(written)}/count`);
}

/** What search engines are told, and how visits are counted. */
export default function FoundFields() {
  const id = useId();
  const session = useSession();
  const kind = useNow((now) => now.site.kind) ?? "LocalBusiness";
  const counter = useNow((now) => now.site.counter) ?? "";
  const [draft, setDraft] = useDraft(counter);
  const set = (label: string, path: string, value: unknown, mergeKey?: string) =>
    session.change(label, (site) => withValue(site, path, value), { mergeKey });
  return (
    <>
      <div className="field compose-field">
        <label htmlFor={`${id}-kind`}>Kind of business</label>
        <select
          id={`${id}-kind`}
          data-field="kind"
          aria-describedby={`${id}-why`}
          value={kind}
          onChange={({ target }) => set(t`kind of business`, "kind", target.value as BusinessKind)}
        >
          {sorted.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <span className="hint" id={`${id}-why`}>
          Search engines and maps read it with your name, address and hours.
        </span>
      </div>
      <div className="field compose-field">
        <label htmlFor={`${id}-counter`}>Count visits with GoatCounter</label>
        <input
          id={`${id}-counter`}
          type="text"
          inputMode="url"
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="your-code.goatcounter.com"
          data-field="counter"
          aria-describedby={`${id}-counts`}
          value={draft}
          onChange={({ target: { value } }) => {
            const found = counterAddress(value);
            if (found || value === "") set(t`counter`, "counter", found, "counter");
            setDraft(value, found ?? (value === "" ? "" : counter));
          }}
        />
        <span className="hint" id={`${id}-counts`}>
          Optional. One invisible picture per page, no cookies and no script. Name the counter in
          your privacy notice.
          {draft && !counterAddress(draft) && (
            <strong> Enter your code, or an address that begins with https://.</strong>
          )}
        </span>
      </div>
    </>
  );
}
