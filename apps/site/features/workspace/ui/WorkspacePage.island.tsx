import type { LayoutTitles } from "../../../model/layouts/chosen-layout.ts";
import { Link } from "../../../ui/Link.tsx";
import { useTool } from "../../../workspace/useTool.ts";

type Props = { titles: LayoutTitles };

/** The page of the visitor's site. Before it has loaded, and without JavaScript, where to start. */
export default function WorkspacePage({ titles }: Props) {
  const { Component, failed } = useTool<Props>(() => import("./WorkspacePanel.tsx"));
  if (Component) return <Component titles={titles} />;
  return (
    <div className="yours">
      <p className="without-script">
        This is the page of the site you are making: its name, colour, layout, words and pictures.
        They stay in this browser; that needs JavaScript.{" "}
        <Link to="/compose">Make your site in the composer</Link>, or{" "}
        <Link to="/layouts">look at the layouts</Link> first.
      </p>
      <p className="with-script" aria-busy={!failed}>
        {failed ? null : "Opening your site …"}
      </p>
      {failed && (
        <p className="alert alert-warning" role="alert">
          Your site could not be opened. Reload the page to try again; nothing is lost.
        </p>
      )}
    </div>
  );
}
