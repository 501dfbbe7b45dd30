import { site } from "../../model/site.ts";
import { ChromeIcon } from "./ChromeIcon.tsx";

/**
 * A dialog element that is open from the start: its form closes it natively, before hydration and
 * without JavaScript. It stays closed until the page is loaded again.
 */
export function Banner() {
  return (
    <dialog open className="banner bg-primary-lighter" aria-label="Notice">
      <p>{site.notice}</p>
      <form method="dialog">
        <button type="submit" className="button-quiet button-icon" aria-label="Close notice">
          <ChromeIcon name="close" />
        </button>
      </form>
    </dialog>
  );
}
