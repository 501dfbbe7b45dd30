// By its path: when the site is built, Node itself loads what is named by package, and knows no ?raw.
import archivo from "../../../node_modules/@fontsource-variable/archivo/LICENSE?raw";

/**
 * The Open Font License wants its text beside every copy; that of all our typefaces is the same. Who
 * made a typeface, its first line here, is in each of the files.
 */
export const fontLicence = archivo.replace(/^Copyright.*\n+/, "");
