import { useEffect, useState } from "react";

/** Rests until the page is alive and the browser has nothing better to do. */
const idle = () =>
  new Promise<void>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(() => resolve(), { timeout: 4000 })
      : setTimeout(resolve, 3000),
  );

/** What keeps the site for offline use, loaded last of all. In development nothing is kept. */
export function KeepSite() {
  const [Keeper, setKeeper] = useState<typeof import("./Keeper.tsx")>();
  useEffect(() => {
    if (import.meta.env.PROD)
      idle()
        .then(() => import("./Keeper.tsx"))
        .then(setKeeper)
        .catch(() => {}); // the site works without it
  }, []);
  return Keeper && <Keeper.default />;
}
