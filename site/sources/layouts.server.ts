export {
  allRecords,
  catalogueRecord,
  categoryRecord,
  layoutRecord,
} from "../../layouts/records.ts";
