import { Link } from "../../../ui/Link.tsx";
import type { LibraryShelf } from "../../planner/model/library.ts";
import { provideLibrary } from "../../planner/model/library.ts";
import { useTool } from "../useTool.ts";

/** Everything a visitor has gathered. Before it has loaded, and without JavaScript, where to begin. */
export default function WorkspacePage({ library }: { library: readonly LibraryShelf[] }) {
  provideLibrary(library);
  const { Component, failed } = useTool(() => import("./WorkspacePanel.tsx"));
  if (Component) return <Component />;
  return (
    <div className="yours">
      <p>
        Everything you plan, write and choose on this site is collected here. It stays in this
        browser; that needs JavaScript. Start with{" "}
        <Link to="/packages#does-it-fit">the planner</Link>,{" "}
        <Link to="/guides/preparing-assets-for-your-project">the asset desk</Link>,{" "}
        <Link to="/guides/brand-color-structure">your colour</Link> or{" "}
        <Link to="/layouts">a layout</Link>.
      </p>
      {failed && (
        <p className="alert alert-warning" role="alert">
          Your project could not be opened. Reload the page to try again; nothing is lost.
        </p>
      )}
    </div>
  );
}
