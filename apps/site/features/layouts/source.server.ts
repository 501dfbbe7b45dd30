export {
  allRecords,
  catalogueRecord,
  layoutRecord,
  tradeRecord,
  weighPages,
} from "@daylit/layouts/catalogue/view-models.ts";
