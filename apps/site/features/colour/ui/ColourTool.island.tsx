import { useTool } from "../../../workspace/useTool.ts";
import { PaperRoles } from "./preview/PaperRoles.tsx";

/** The tool once it has loaded; before that, and without JavaScript, the roles of our own colour. */
export default function ColourTool() {
  const { Component, failed } = useTool(() => import("./ColourStudio.tsx"));
  if (Component) return <Component />;
  return (
    <>
      {failed && (
        <p className="alert alert-warning" role="alert">
          The colour tool could not be loaded. Reload the page to try again.
        </p>
      )}
      <PaperRoles />
    </>
  );
}
