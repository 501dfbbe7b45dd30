import { t } from "../messages/t.ts";
import type { Files } from "./worker/worker-messages.ts";

type Mode = "read" | "readwrite";

export type Folder = FileSystemDirectoryHandle & {
  queryPermission?: (options: { mode: Mode }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: Mode }) => Promise<PermissionState>;
};

/** Where the folder of a site is remembered. */
export type FolderShelf = {
  folder: () => Promise<Folder | undefined>;
  keepFolder: (folder: Folder) => Promise<void>;
};

type Picker = (options: { mode: Mode; id: string }) => Promise<Folder>;

const picker = () => (window as { showDirectoryPicker?: Picker }).showDirectoryPicker;

/** Asks for a folder. */
export async function chosenFolder(mode: Mode): Promise<Folder> {
  const folder = await picker()?.({ mode, id: "daylit-site" });
  if (!folder) throw new Error(t`This browser cannot use a folder.`);
  return folder;
}

const granted = async (folder: Folder) => {
  const mode = "readwrite";
  if ((await folder.queryPermission?.({ mode })) === "granted") return true;
  return (await folder.requestPermission?.({ mode })) === "granted";
};

type ReadableFolder = Folder & { values: () => AsyncIterableIterator<FileSystemHandle> };

/** A folder that was moved or deleted is remembered all the same. */
const isThere = (folder: Folder) =>
  (folder as ReadableFolder)
    .values()
    .next()
    .then(
      () => true,
      () => false,
    );

/** The folder of the site: the remembered one, if it is there and the visitor allows it again, else another choice. */
export async function folderFor(shelf: FolderShelf, another: boolean): Promise<Folder> {
  const known = another ? undefined : await shelf.folder();
  if (known && (await granted(known)) && (await isThere(known))) return known;
  const folder = await chosenFolder("readwrite");
  await shelf.keepFolder(folder);
  return folder;
}

const bytesOf = (content: string | Uint8Array) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

const equal = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

async function same(folder: Folder, name: string, content: Uint8Array): Promise<boolean> {
  try {
    const file = await (await folder.getFileHandle(name)).getFile();
    return file.size === content.length && equal(new Uint8Array(await file.arrayBuffer()), content);
  } catch {
    return false;
  }
}

/** Writes what is not there yet in the same form. Nothing that it does not know is touched. */
export async function saveFolder(
  root: Folder,
  files: Files,
): Promise<{ written: number; same: number }> {
  const count = { written: 0, same: 0 };
  for (const [path, content] of files) {
    const [name = "", ...folders] = path.split("/").reverse();
    let folder: Folder = root;
    for (const step of folders.reverse())
      folder = await folder.getDirectoryHandle(step, { create: true });
    const bytes = bytesOf(content);
    if (await same(folder, name, bytes)) {
      count.same++;
      continue;
    }
    const writer = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await writer.write(bytes as Uint8Array<ArrayBuffer>);
    await writer.close();
    count.written++;
  }
  return count;
}

/** What a site needs to be opened again. */
const needed = /^(?:site\.json|style\.css|icon-[^/]*\.png|pictures\/own-[^/]*)$/;

/** The folder of a site as the zip that it could be: opened and checked in the same way. */
export async function folderAsZip(root: Folder): Promise<File> {
  const { zipSync } = await import("../../../workspace/export/zip.ts");
  const found: Record<string, Uint8Array> = {};
  const read = async (folder: Folder, before: string) => {
    for await (const entry of (folder as ReadableFolder).values()) {
      const name = before + entry.name;
      if (entry.kind === "directory" && name === "pictures")
        await read(entry as Folder, "pictures/");
      else if (entry.kind === "file" && needed.test(name)) {
        const file = await (entry as FileSystemFileHandle).getFile();
        found[`site/${name}`] = new Uint8Array(await file.arrayBuffer());
      }
    }
  };
  await read(root, "");
  return new File([zipSync(found, { level: 0 }) as Uint8Array<ArrayBuffer>], "site.zip");
}
