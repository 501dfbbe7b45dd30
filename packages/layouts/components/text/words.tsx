import type { Opening } from "../../schema/shared.ts";
import { classes } from "../section/classes.ts";
import { each } from "../section/each.tsx";
import { Fitted } from "./fitted.tsx";
import { inline } from "./inline.tsx";

type Props = Opening & { level?: 1 | 2; size?: string; className?: string };

export function Words({ keyword, heading, lead, level = 2, size, className }: Props) {
  return (
    <div className={classes("words", className)}>
      {keyword && <p className="keyword">{keyword}</p>}
      <Fitted
        as={level === 1 ? "h1" : "h2"}
        className={size ?? (level === 1 ? "headline" : undefined)}
        text={heading}
      />
      {lead && <p className="subhead">{inline(lead)}</p>}
    </div>
  );
}

/** One paragraph or several. */
export function Text({
  text,
  className,
}: {
  text: string | readonly string[];
  className?: string;
}) {
  return each([text].flat(), (paragraph) => <p className={className}>{inline(paragraph)}</p>);
}
