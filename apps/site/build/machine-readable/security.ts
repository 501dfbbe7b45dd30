import { absolute, site } from "../../model/site.ts";

/** RFC 9116 asks for less than a year; a test compares it with the newest day of the changelog. */
export const securityExpires = "2027-11-01T00:00:00Z";

export const securityPath = "/.well-known/security.txt";

export const security = () =>
  [
    `Contact: mailto:${site.securityContact}`,
    `Expires: ${securityExpires}`,
    "Preferred-Languages: en",
    `Canonical: ${absolute(securityPath)}`,
    "",
  ].join("\n");
