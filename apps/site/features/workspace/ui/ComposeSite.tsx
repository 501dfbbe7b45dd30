import { Link } from "../../../ui/Link.tsx";
import {
  isEmpty,
  siteSummary,
  type WorkspaceRecord,
} from "../../../workspace/store/record/record.ts";
import { places } from "./contents.ts";
import { day } from "./day.ts";

/** The one way on: the composer, with the site as it is or with everything gathered for it. */
export function ComposeSite({ record }: { record: WorkspaceRecord }) {
  const composed = siteSummary(record);
  if (composed)
    return (
      <div>
        <Link className="button button-primary" to={places.site}>
          Continue with {composed.name}
        </Link>
        <p className="hint">
          Last changed on {day.format(record.changed)}. Your site is in the composer, as you left
          it. Download the finished website there.
        </p>
        {composed.address && (
          <p>
            Its address is{" "}
            <a href={composed.address}>{composed.address.replace(/^https?:\/\//, "")}</a>
          </p>
        )}
        <Reopen />
      </div>
    );
  return (
    <div>
      <Link className="button button-primary" to={record.plan ? "/compose?from=plan" : "/compose"}>
        Make your site
      </Link>
      <p className="hint">
        {isEmpty(record)
          ? "Pick a layout in the composer and write on the page. It’s free, and you need no account."
          : "The composer starts with everything listed here."}
      </p>
      <Reopen />
    </div>
  );
}

/** A site that isn't in this browser. */
const Reopen = () => (
  <p>
    Made it on another device?{" "}
    <Link to="/compose#open">Open it by its address, or open the zip</Link>.
  </p>
);
