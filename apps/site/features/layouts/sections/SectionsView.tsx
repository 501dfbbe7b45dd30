import { lazy, Suspense, useState } from "react";
import { Link } from "../../../ui/Link.tsx";
import type Copies from "./SectionCopies.tsx";

/** Loaded when the visitor opens it, with the sections' file. */
const SectionCopies = lazy<typeof Copies>(() =>
  import("./SectionCopies.tsx").catch(() => ({
    default: () => (
      <p role="alert">
        The sections could not be loaded. Check your connection and reload the page.
      </p>
    ),
  })),
);

/** One section of the layout at a time, as HTML, React, Astro or plain JSX. */
export function SectionsView({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="layout-code" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>One section: HTML, React, Astro or plain JSX</summary>
      {open && (
        <Suspense fallback={<p role="status">Loading the sections.</p>}>
          <SectionCopies key={id} id={id} />
        </Suspense>
      )}
      <p className="layout-without-script">
        Without JavaScript, copy them from the <Link to="/blocks">blocks</Link>.
      </p>
    </details>
  );
}
