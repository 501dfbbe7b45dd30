/** The element that `aria-details` of a menu button names. */
export const menuTitleId = (menu: string) => `${menu}-title`;

/**
 * First in a menu that is not next to its button. Browsers give such a button its whole menu as details,
 * and Orca reads all of them when it opens; with this as the details it reads a word.
 */
export const MenuTitle = ({ menu, children }: { menu: string; children: string }) => (
  <p id={menuTitleId(menu)} className="visually-hidden hide-l hide-xl">
    {children}
  </p>
);
