declare module "virtual:snippets" {
  /** Page of the reference → its highlighted examples by case. */
  const snippets: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default snippets;
}
