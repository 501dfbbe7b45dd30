export {
  allRecords,
  catalogueRecord,
  categoryRecord,
  layoutRecord,
} from "@daylit/layouts/records.ts";
