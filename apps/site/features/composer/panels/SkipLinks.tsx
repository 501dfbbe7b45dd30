import { t } from "../messages/t.ts";
import { useInterface } from "../store/context.tsx";
import { goTo, regions } from "../store/regions.ts";

/** First in the order of Tab; seen while one of them has the focus. */
export function SkipLinks() {
  const { page, announce } = useInterface();
  return (
    <nav className="compose-skips" aria-label="Skip to">
      {regions.slice(1).map(({ name, label }) => (
        <button
          key={name}
          type="button"
          onClick={() =>
            goTo(name, () => page.current?.focus()) || announce(t`This part is folded away.`)
          }
        >
          Skip to {label}
        </button>
      ))}
    </nav>
  );
}
