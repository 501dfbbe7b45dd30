import type { PictureId } from "@daylit/pictures/catalogue.ts";

/**
 * Pictures that no layout, no client and no page of ours shows: they are offered on the pictures page
 * and in the planner only. Whoever places one takes its name away; a new picture that is neither
 * placed nor named here fails the test.
 */
export const spare: readonly PictureId[] = [
  "busi-front",
  "cars-bicycle",
  "indu-coil",
  "indu-bolt",
  "inte-armchair-rust",
  "medi-weekly-tray",
  "natu-fly-agaric",
  "pets-cat-room",
  "pets-food-scoop",
  "port-buttons",
  "port-cup-one-window",
  "port-salt-jars",
  "wedd-bouquet",
];
