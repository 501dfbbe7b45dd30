import { type SiteDocument, untranslated } from "@daylit/site-engine";
import { useState } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import { named } from "../fields/language/languages.ts";
import { quoted } from "../messages/languages.ts";
import { t } from "../messages/t.ts";
import { useNow, useSession } from "../store/context.tsx";

/** As many texts are named. */
const most = 3;

function listed(texts: readonly string[]): string {
  const shown = texts.slice(0, most).map(quoted);
  return texts.length > most
    ? t`${shown.join(", ")} and ${texts.length - most} more`
    : shown.join(", ");
}

/** What pages in other languages don’t say yet, of the texts that were changed since `online`. */
export function OtherLanguages({ online }: { online: SiteDocument | undefined }) {
  const session = useSession();
  const site = useNow((now) => now.site);
  const [before] = useState(() => online ?? session.site);
  const missing = (site.translations ?? [])
    .filter((each) => each.public)
    .flatMap((translation) => {
      const old = before.translations?.find(({ language }) => language === translation.language);
      const left = new Set(old && untranslated(before, old).map(({ text }) => text));
      const texts = untranslated(site, translation).flatMap(({ text }) =>
        left.has(text) ? [] : text,
      );
      return texts.length > 0 ? [{ name: named(translation.language).name, texts }] : [];
    });
  if (missing.length === 0) return null;
  return (
    <div className="alert">
      {missing.map(({ name, texts }) => (
        <p key={name}>
          Not yet in {name}: {listed(texts)}.
        </p>
      ))}
      <p>
        Visitors of those pages read what you wrote, or its earlier translation. Translate it in{" "}
        <a href={`${withBase("/compose")}#edit`}>the composer</a>.
      </p>
    </div>
  );
}
