declare module "virtual:search" {
  /** Address of the core of the index. */
  const entry: string;
  export default entry;
}

declare module "virtual:search/list" {
  const list: import("./list.ts").ListSection[];
  export default list;
}
