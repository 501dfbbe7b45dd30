/** The popovers that the phone's menu button opens: of the landing page, and of a page with a sidebar. */
export const landingMenuId = "landing-menu";
export const sidebarId = "site-sections";
