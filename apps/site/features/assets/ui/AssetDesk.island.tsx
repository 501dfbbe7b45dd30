import { useTool } from "../../../workspace/useTool.ts";
import { PaperChecklist } from "./PaperChecklist.tsx";

/** The desk once it has loaded; before that, and without JavaScript, the list to tick off. */
export default function AssetDesk() {
  const { Component, failed } = useTool(() => import("./AssetDeskTool.tsx"));
  if (Component) return <Component />;
  return (
    <>
      {failed && (
        <p className="alert alert-warning" role="alert">
          The asset desk could not be loaded. Reload the page, or use the list below.
        </p>
      )}
      <PaperChecklist usable={failed} />
    </>
  );
}
