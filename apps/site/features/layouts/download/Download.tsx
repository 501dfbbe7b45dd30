import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";
import { usePacking } from "../../../workspace/export/usePacking.ts";

export function Download({ view, brand }: { view: LayoutView; brand: string | undefined }) {
  const { pack, caption, isBusy, message } = usePacking(
    `${view.id}.zip`,
    "The files could not be fetched. Try again",
    async () => (await import("./zip-layout.ts")).zipLayout(view, brand),
  );
  return (
    <>
      <button type="button" className="layout-by-script" aria-busy={isBusy} onClick={pack}>
        {caption("Download as a zip")}
      </button>
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </>
  );
}
