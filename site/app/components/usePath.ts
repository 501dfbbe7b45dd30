import { useLocation } from "react-router";

/** The current path as the model writes it. Prerendering asks for every page with a slash at the end. */
export function usePath(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, "");
}
