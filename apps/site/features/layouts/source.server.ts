export {
  allRecords,
  catalogueRecord,
  categoryRecord,
  layoutRecord,
} from "@daylit/layouts/catalogue/view-models.ts";
