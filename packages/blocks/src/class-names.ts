/** Before every class that is not the framework's, so that none collides with a class of the page. */
const prefix = "block-";

/** The id of the links in a navigation: "menu" is what a restaurant calls a section of its own. */
export const menuId = "navigation-menu";

/** Classes that several blocks share: those of packages/layouts/components, without their endings. */
const shared =
  /^(?:actions|address|column|drawing|fact|field-choice|figure-number|fit|footer-pages|home|hours|icon|partner-logo|photo|price|share|words)(?:-|$)/;

/** The name that a class of a block has in the package; the framework's classes keep theirs. */
export const prefixedClass = (name: string, block: string): string =>
  name === block || name.startsWith(`${block}-`) || shared.test(name) ? prefix + name : name;
