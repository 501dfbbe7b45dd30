import type { ReactNode } from "react";
import { Callout } from "../prose/Callout.tsx";
import { terms } from "../terms.ts";

type Props = { children: ReactNode };

/** What a text says depends on whether the studio has confirmed its terms and set a price. */
export const termParts = {
  DraftTerms: ({ children }: Props) =>
    !terms.confirmed && <Callout title="These terms may still change">{children}</Callout>,
  Price: ({ children }: Props) =>
    terms.price ? <p>The package costs {terms.price}.</p> : children,
};
