import { clientAddress } from "@daylit/clients/address.ts";
import { site } from "../../../model/site.ts";

/** Puts a client's site into its window. Its address is known for certain only where the page is shown. */
export function showLiveSite(figure: HTMLElement) {
  const { clientSite = "" } = figure.dataset;
  const address = clientAddress(clientSite, site.origin, location.origin);
  const host = figure.querySelector("figcaption span");
  const link = figure.querySelector("a");
  const view = figure.querySelector<HTMLElement>(".project-window");
  if (!host || !link || !view || view.querySelector("iframe")) return;
  host.textContent = new URL(address).host;
  link.href = address;
  const frame = document.createElement("iframe");
  frame.title = `${link.firstChild?.textContent?.replace(/^Open /, "")}, the live site`;
  frame.loading = "lazy";
  frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-forms", "allow-popups");
  frame.onload = () => {
    view.dataset.live = "";
  };
  frame.src = address;
  view.append(frame);
}
