import { useState } from "react";
import { useTool } from "../../../../workspace/useTool.ts";
import { useNow } from "../../store/context.tsx";

const nameOf = (layout: string) => layout.toUpperCase().replace("-", " ");

/** The layout of the site, and the way to another one. */
export function LayoutField() {
  const layout = useNow((now) => now.origin.layout);
  const [open, setOpen] = useState(false);
  return (
    <div className="field compose-field">
      <span>Layout{layout && `: ${nameOf(layout)}`}</span>
      <button type="button" onClick={() => setOpen(true)}>
        Change layout
      </button>
      <span className="hint">
        Your words and pictures move to the new layout. You see it before you decide.
      </span>
      {open && <Chooser onClose={() => setOpen(false)} />}
    </div>
  );
}

function Chooser(props: { onClose: () => void }) {
  const { Component, failed } = useTool<{ onClose: () => void }>(
    () => import("../../panels/dialogs/LayoutChooser.tsx"),
  );
  if (Component) return <Component {...props} />;
  return (
    <div role="status">
      {failed && <p className="alert alert-danger">The layouts could not be loaded. Try again.</p>}
    </div>
  );
}
