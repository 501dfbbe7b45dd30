import { site } from "../../model/site.ts";
import { ChromeIcon } from "./ChromeIcon.tsx";

const id = "notice";

/**
 * A region that its button closes without script: it is a popover that is in view as long as it is not
 * “open” (top.css). It stays closed until the page is loaded again.
 */
export function Banner() {
  return (
    <section id={id} popover="manual" className="banner bg-primary-lighter" aria-label="Notice">
      <p>{site.notice}</p>
      <button
        type="button"
        className="button-quiet button-icon"
        aria-label="Close notice"
        popoverTarget={id}
        popoverTargetAction="show"
      >
        <ChromeIcon name="close" />
      </button>
    </section>
  );
}
