import { packageName } from "../../../../../packages/blocks/tools/pack.ts";
import { packageName as commandName } from "../../../../../packages/create-daylit/tools/pack.ts";
import { version } from "../../../../../packages/css/tools/dist.ts";

/** Where the packed package is. A version has one address for good, so that lockfiles hold. */
export const packageAddress = `/daylit-${version}.tgz`;

/** Where the packed blocks for React are. */
export const blocksAddress = `/${packageName}`;

/** Where the packed command is. */
export const commandAddress = `/${commandName}`;

/** Where a file of the package’s dist/ is. */
export const fileAddress = (name: string) => `/daylit/${name}`;
