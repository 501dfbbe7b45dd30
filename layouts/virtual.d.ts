declare module "virtual:layouts" {
  export const records: import("./records.ts").Records;
}
