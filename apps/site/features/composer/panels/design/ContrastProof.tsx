import { useState } from "react";
import { decimal } from "../../messages/languages.ts";
import { useNow } from "../../store/context.tsx";

/** WCAG asks for this of running text. */
const enough = 4.5;

/** Measures the page as it is shown; what it says is what an examiner would measure. */
export function ContrastProof() {
  const revision = useNow((now) => now.revision);
  const [found, setFound] = useState<{ ratio: number; text: string; revision: number }>();
  const measure = async () => {
    const frame = document.querySelector<HTMLIFrameElement>(".compose-window iframe");
    const { lowestContrast } = await import("@daylit/layouts/theme/lowest-contrast.ts");
    if (frame?.contentDocument) setFound({ ...lowestContrast(frame.contentDocument), revision });
  };
  return (
    <div className="compose-field">
      <button type="button" onClick={measure}>
        Check that all text is readable
      </button>
      <p role="status" className="hint">
        {found && found.revision === revision && (
          <>
            {found.ratio >= enough ? "All text is readable. " : ""}The lowest contrast on this page
            is {decimal(found.ratio)}:1 (“{found.text}”); {decimal(enough)}:1 is enough.
          </>
        )}
      </p>
    </div>
  );
}
