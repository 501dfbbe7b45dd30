import { adaFenn } from "./ada-fenn/index.ts";
import { gableAndRow } from "./gable-and-row/index.ts";
import { kilnlog } from "./kilnlog/index.ts";
import { millbrookCommons } from "./millbrook-commons/index.ts";
import type { Client } from "./model.ts";
import { northlightLofts } from "./northlight-lofts/index.ts";
import { stonehithe } from "./stonehithe/index.ts";
import { tidemark } from "./tidemark/index.ts";

/** In the order of the gallery. */
export const clients: readonly Client[] = [
  kilnlog,
  tidemark,
  adaFenn,
  millbrookCommons,
  stonehithe,
  gableAndRow,
  northlightLofts,
];
