import { useTool } from "../useTool.ts";
import { Starts } from "./Starts.tsx";
import type { StartTrade, Workers } from "./starts.ts";

type Props = {
  trades: readonly StartTrade[];
  workers: Workers;
};

/** Until the composer is here, and without JavaScript for good, the layouts themselves. */
export default function Compose({ trades, workers }: Props) {
  const { Component, failed } = useTool<Props>(() => import("../../compose/ComposeHome.tsx"));
  if (Component) return <Component trades={trades} workers={workers} />;
  return (
    <>
      <div role="status">
        {failed && (
          <p className="alert alert-danger">The composer could not be loaded. Reload the page.</p>
        )}
      </div>
      <Starts trades={trades} />
    </>
  );
}
