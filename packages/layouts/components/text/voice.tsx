import type { ReactNode } from "react";
import { inline } from "./inline.tsx";

type Props = { words: string; name: string; role: string; children?: ReactNode };

/** What a person says, and who they are; their portrait comes first. */
export const Voice = ({ words, name, role, children }: Props) => (
  <figure>
    {children}
    <blockquote>{inline(words)}</blockquote>
    <figcaption>
      <strong>{name}</strong>
      <br />
      <span className="fact">{role}</span>
    </figcaption>
  </figure>
);
