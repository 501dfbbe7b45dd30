import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import type { SiteDocument } from "@daylit/site-engine";
import type { TranslationProposal } from "@daylit/site-engine/assistant/translation-answer.ts";
import { t } from "../../messages/t.ts";
import type { ReviewGroup } from "../assistant/Review.tsx";

/** Proposed translations, page by page. */
export const translationGroups = (
  site: SiteDocument,
  texts: TranslationProposal["texts"],
): ReviewGroup[] =>
  [...Map.groupBy(texts, ({ page }) => String(page))].map(([key, list]) => ({
    key,
    title: site.pages[Number(key)]?.label || t`On every page`,
    texts: list.map(({ of, label, before, after, figures, was }) => ({
      ...{ key: of, label, before: of, after: wordsOf(after) },
      ...(figures || was ? { confirm: true } : {}),
      notes: [
        ...(before ? [t`Until now: “${wordsOf(before)}”`] : []),
        ...(was ? [t`The original has changed since. It was: “${was}”`] : []),
        ...(figures ? [t`Its figures differ from the original. Is that right?`] : []),
      ],
    })),
  }));
