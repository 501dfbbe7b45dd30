declare module "virtual:snippets" {
  /** Page of the reference → its highlighted examples by case. */
  const snippets: Record<string, () => Promise<{ default: Record<string, string> }>>;
  /** The framework's own brand colour. */
  export const brand: string;
  export default snippets;
}

declare module "virtual:parts" {
  /** Slug → all that its page shows. */
  const parts: Record<string, import("../app/model/part.ts").PartRecord>;
  export default parts;
}

declare module "virtual:stylesheet" {
  const entry: import("../app/model/stylesheet-entry.ts").StylesheetEntry;
  export default entry;
}
