import { unzipSync } from "fflate";
import { afterEach, expect, test, vi } from "vitest";
import {
  type Folder,
  type FolderShelf,
  folderAsZip,
  folderFor,
  saveFolder,
} from "./save-folder.ts";

type MemoryFolder = { files: Map<string, Uint8Array>; handle: Folder };

/** A folder in memory, as browsers give it. */
function memoryFolder(name: string, permission: PermissionState = "granted"): MemoryFolder {
  const files = new Map<string, Uint8Array>();
  const folders = new Map<string, MemoryFolder>();
  const fileAt = (file: string) => ({
    kind: "file",
    name: file,
    getFile: async () => new File([files.get(file) as Uint8Array<ArrayBuffer>], file),
    createWritable: async () => ({
      write: async (bytes: Uint8Array) => void files.set(file, bytes),
      close: async () => {},
    }),
  });
  const handle = {
    kind: "directory",
    name,
    queryPermission: async () => permission,
    requestPermission: async () => permission,
    getFileHandle: async (file: string, { create = false } = {}) => {
      if (!create && !files.has(file)) throw new DOMException("", "NotFoundError");
      return fileAt(file);
    },
    getDirectoryHandle: async (folder: string) => {
      const found = folders.get(folder) ?? memoryFolder(folder);
      folders.set(folder, found);
      return found.handle;
    },
    values: async function* () {
      for (const file of files.keys()) yield fileAt(file);
      for (const { handle: inside } of folders.values()) yield inside;
    },
  };
  return { files, handle: handle as unknown as Folder };
}

afterEach(() => vi.unstubAllGlobals());

const site = new Map<string, string | Uint8Array>([
  ["index.html", "<h1>Bread</h1>"],
  ["site.json", "{}"],
  ["pictures/own-a-900.webp", new Uint8Array([1, 2, 3])],
  ["news/oven.html", "<h1>Oven</h1>"],
]);

test("only files that have changed are written, and nothing else is touched", async () => {
  const folder = memoryFolder("bakery");
  folder.files.set("notes.txt", new Uint8Array([9]));
  expect(await saveFolder(folder.handle, site)).toEqual({ written: 4, same: 0 });
  expect(await saveFolder(folder.handle, site)).toEqual({ written: 0, same: 4 });
  const changed = new Map([...site, ["index.html", "<h1>Rolls</h1>"] as const]);
  expect(await saveFolder(folder.handle, changed)).toEqual({ written: 1, same: 3 });
  expect([...folder.files.keys()].sort()).toEqual(["index.html", "notes.txt", "site.json"]);
});

test("a site is opened from its folder with its pictures and nothing else", async () => {
  const folder = memoryFolder("bakery");
  await saveFolder(folder.handle, site);
  const zip = unzipSync(new Uint8Array(await (await folderAsZip(folder.handle)).arrayBuffer()));
  expect(Object.keys(zip).sort()).toEqual(["site/pictures/own-a-900.webp", "site/site.json"]);
  expect(zip["site/pictures/own-a-900.webp"]).toEqual(new Uint8Array([1, 2, 3]));
});

test("the folder is remembered; another is asked for where it is not allowed any more", async () => {
  const first = memoryFolder("first").handle;
  let picked = 0;
  const showDirectoryPicker = async () => {
    picked++;
    return first;
  };
  vi.stubGlobal("window", { showDirectoryPicker });
  let known: Folder | undefined;
  const shelf: FolderShelf = {
    folder: async () => known,
    keepFolder: async (folder) => {
      known = folder;
    },
  };
  expect(await folderFor(shelf, false)).toBe(first);
  expect(await folderFor(shelf, false)).toBe(first);
  expect(picked).toBe(1);
  expect(await folderFor(shelf, true)).toBe(first);
  expect(picked).toBe(2);
  known = memoryFolder("second", "denied").handle;
  expect(await folderFor(shelf, false)).toBe(first);
  expect(known).toBe(first);
  // One that was moved or deleted cannot be written into, however often it is tried.
  const gone = () => Promise.reject(new DOMException("", "NotFoundError"));
  known = { ...memoryFolder("gone").handle, values: () => ({ next: gone }) } as unknown as Folder;
  expect(await folderFor(shelf, false)).toBe(first);
});
