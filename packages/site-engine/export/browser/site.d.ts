/** What the build writes above the worker. */
declare const daylitSite: { readonly version: string; readonly shell: readonly string[] };
