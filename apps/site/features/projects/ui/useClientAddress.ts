import { clientAddress } from "@daylit/clients/address.ts";
import { useSyncExternalStore } from "react";
import { site } from "../../../model/site.ts";

const never = () => () => {};

/** The address of a client's site, as seen from this page; while prerendering, from the set origin. */
export const useClientAddress = (slug: string) =>
  useSyncExternalStore(
    never,
    () => clientAddress(slug, site.origin, location.origin),
    () => clientAddress(slug, site.origin),
  );
