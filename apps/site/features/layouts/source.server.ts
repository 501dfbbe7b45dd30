export {
  allRecords,
  catalogueRecord,
  layoutRecord,
  layoutTitles,
  tradeRecord,
  weighPages,
} from "@daylit/layouts/catalogue/view-models.ts";
