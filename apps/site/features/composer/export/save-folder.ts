import type { Files } from "./worker-messages.ts";

type Folder = FileSystemDirectoryHandle & {
  requestPermission?: (options: { mode: "readwrite" }) => Promise<PermissionState>;
};

type Picker = (options: { mode: "readwrite"; id: string }) => Promise<Folder>;

const picker = () => (window as { showDirectoryPicker?: Picker }).showDirectoryPicker;

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
export async function saveFolder(files: Files): Promise<{ written: number; same: number }> {
  const root = await picker()?.({ mode: "readwrite", id: "daylit-site" });
  if (!root) throw new Error("This browser cannot write into a folder.");
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
