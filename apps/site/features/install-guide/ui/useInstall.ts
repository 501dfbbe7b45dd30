import { useEffect, useState } from "react";

/** Chromium's own event; no standard yet, so TypeScript does not know it. */
type InstallEvent = Event & {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
};

export type InstallState = "none" | "offered" | "asking" | "accepted" | "dismissed" | "running";

/** An offer that came before this code was loaded is kept on the window by the boot script. */
type Early = { installOffer?: InstallEvent };

/** The browser's real offer to install, where it makes one. */
export function useInstall() {
  const [offer, setOffer] = useState<InstallEvent>();
  const [state, setState] = useState<InstallState>("none");

  useEffect(() => {
    if (window.matchMedia("(display-mode: standalone)").matches) return setState("running");
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallEvent);
      setState("offered");
    };
    const done = () => setState("accepted");
    const { installOffer } = window as Early;
    if (installOffer) take(installOffer);
    window.addEventListener("beforeinstallprompt", take);
    window.addEventListener("appinstalled", done);
    return () => {
      window.removeEventListener("beforeinstallprompt", take);
      window.removeEventListener("appinstalled", done);
    };
  }, []);

  const install = async () => {
    if (!offer) return;
    setState("asking");
    try {
      const { outcome } = await offer.prompt();
      setState(outcome);
    } catch {
      setState("dismissed");
    }
    setOffer(undefined); // an offer can be used once
    delete (window as Early).installOffer;
  };

  return { state, install };
}
