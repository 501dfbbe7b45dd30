import { packageName as commandName } from "create-daylit/internal/tools/pack.ts";
import { version } from "daylit/internal/tools/dist.ts";
import { plainFolder } from "daylit/internal/tools/plain-files.ts";
import { packageName } from "daylit-blocks/internal/tools/pack.ts";

/** Where the packed package is. A version has one address for good, so that lockfiles hold. */
export const packageAddress = `/daylit-${version}.tgz`;

/** Where the packed blocks for React are. */
export const blocksAddress = `/${packageName}`;

/** Where the packed command is. */
export const commandAddress = `/${commandName}`;

/** Where the checksum of a package is, as `sha512sum --check` reads it. */
export const checksumAddress = (address: string) => `${address}.sha512`;

/** Where a file of the package’s dist/ is. */
export const fileAddress = (name: string) => `/${plainFolder}/${name}`;
