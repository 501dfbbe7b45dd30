// @ts-check
// Gives the links of /edit.html the address at which this site is. From disk it does nothing.
if (location.protocol.startsWith("http"))
  for (const link of document.links) {
    if (!link.closest("main")) continue;
    const address = new URL(link.href);
    address.searchParams.set("site", new URL("./", location.href).href);
    link.href = address.href;
  }
