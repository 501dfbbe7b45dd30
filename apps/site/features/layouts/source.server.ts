export {
  allRecords,
  catalogueRecord,
  layoutRecord,
  tradeRecord,
} from "@daylit/layouts/catalogue/view-models.ts";
