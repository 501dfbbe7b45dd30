/** An empty document with the framework, for pages that are drawn from outside. */
export const frameAddress = "/compose/page.html";
