import { unbroken } from "../../trades/business.ts";
import { each } from "../section/each.tsx";
import { Slot } from "../section/slot.tsx";
import { Anchor } from "./anchor.tsx";

/** A way on: to a section of the page (`#id`), a telephone (`tel:`), an address (`mailto:`). */
export type Action = { label: string; href: string };

type Look = "primary" | "secondary" | "outline" | "quiet" | "arrow";

export function ActionLink({ label, href, look }: Action & { look: Look }) {
  return (
    <Anchor className={look === "arrow" ? "link-arrow" : `button button-${look}`} href={href}>
      {unbroken({ label, href })}
    </Anchor>
  );
}

/** The first is the one that matters. */
export function Actions({ actions }: { actions?: readonly Action[] }) {
  if (!actions?.length) return <Slot />;
  return (
    <>
      <div className="actions">
        {each(actions, (action, index) => (
          <ActionLink {...action} look={index === 0 ? "primary" : "outline"} />
        ))}
      </div>
      <Slot />
    </>
  );
}
