import { useEffect, useState } from "react";
import { useTool } from "../../workspace/useTool.ts";
import { prefetchStart, requestedStart } from "./home/start-address.ts";
import { loadLanguage } from "./messages/load-language.ts";
import { takeAnswer } from "./publish/sign-in.ts";
import type { StartTrade, Workers } from "./starts.ts";

type Props = {
  trades: readonly StartTrade[];
  workers: Workers;
  /** The id of this site at Netlify, if its operator has one. */
  netlifyClient?: string;
};

/** The composer, and the start that the address names: both are fetched at once. */
export async function load() {
  prefetchStart();
  await loadLanguage();
  return import("./home/ComposeHome.tsx");
}

if (typeof location === "object") takeAnswer();

// Fetched before hydration, so that a start from a link opens sooner.
if (typeof location === "object" && requestedStart()) load().catch(() => {});

/** The layouts themselves stand below it, also without JavaScript. */
export default function Compose(props: Props) {
  const { Component, failed } = useTool<Props>(load);
  const [opening, setOpening] = useState(false);
  useEffect(() => setOpening(requestedStart() !== undefined), []);
  if (Component) return <Component {...props} />;
  return (
    <div role="status">
      {opening && !failed && <p>Opening your layout …</p>}
      {failed && (
        <p className="alert alert-danger">The composer could not be loaded. Reload the page.</p>
      )}
    </div>
  );
}
