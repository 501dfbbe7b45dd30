// @ts-check
// Leads from /edit.html to the composer, with the address at which this site is. From disk it does nothing.
const link = document.querySelector("a");
if (link && location.protocol.startsWith("http")) {
  const address = new URL(link.href);
  address.searchParams.set("site", new URL("./", location.href).href);
  link.href = address.href;
  location.replace(address.href);
}
