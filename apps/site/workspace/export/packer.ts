/** Zips are packed by a library that is loaded beforehand, so that they can be made offline too. */
const load = () => import("./zip.ts");

let loading: ReturnType<typeof load> | undefined;

/** Fetched when a tool opens; a failure is reported when the zip is made. */
export function preparePacker() {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
}

export function packer(): ReturnType<typeof load> {
  preparePacker();
  return (loading ?? load()).catch(() => {
    throw new Error(
      "The code that makes the zip has not been loaded. Go online and try again; nothing is lost.",
    );
  });
}
