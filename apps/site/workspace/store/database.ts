import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { hashesIn } from "./record/hash.ts";
import { readRecord, type WorkspaceRecord } from "./record/record.ts";

/** Bytes and type apart: WebKit in private windows stores no blobs. */
export type StoredFile = { hash: string; bytes: ArrayBuffer; type: string; size: number };

interface Schema extends DBSchema {
  projects: { key: string; value: WorkspaceRecord };
  files: { key: string; value: StoredFile };
  /** Which workspace is open, and the folder of each that has one. */
  meta: { key: string; value: string | FileSystemDirectoryHandle };
}

export const databaseName = "daylit-projects";

const folderKey = (id: string) => `folder ${id}`;

/**
 * The workspaces of this browser. Each call is one transaction: it happens whole or not at all, and
 * after a failure the last whole state can be read. Every call may throw: storage may be denied or full.
 */
export class Store {
  readonly #database: IDBPDatabase<Schema>;
  /** The transaction that waits for an answer before it writes. */
  #updating: { abort(): void } | undefined;

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  static async open(name = databaseName): Promise<Store> {
    const database = await openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore("projects", { keyPath: "id" });
        fresh.createObjectStore("files", { keyPath: "hash" });
        fresh.createObjectStore("meta");
      },
      // A newer page wants to change the shape: this one lets go and works on in memory.
      blocking: (_from, _to, { target }) => (target as IDBDatabase).close(),
    });
    return new Store(database);
  }

  close() {
    this.#database.close();
  }

  /** Those that can be read, the last changed first. */
  async list(): Promise<WorkspaceRecord[]> {
    const all = await this.#database.getAll("projects");
    return all
      .map(readRecord)
      .filter((read) => typeof read !== "string")
      .sort((one, other) => other.changed - one.changed);
  }

  /** A record, words that say why it cannot be read, or nothing. */
  async read(id: string): Promise<WorkspaceRecord | string | undefined> {
    const found = await this.#database.get("projects", id);
    return found && readRecord(found);
  }

  /** Begins at once, so that it still happens while a page is being left. */
  async write(record: WorkspaceRecord, { current = false, leaving = false } = {}): Promise<void> {
    // It would wait for the answer to another one, which a page that is being left no longer hears.
    if (leaving) this.#updating?.abort();
    const change = this.#database.transaction(["projects", "meta"], "readwrite");
    const parts: Promise<unknown>[] = [change.objectStore("projects").put(record)];
    if (current) parts.push(change.objectStore("meta").put(record.id, "current"));
    change.commit();
    await Promise.all([...parts, change.done]);
  }

  /**
   * Puts the record at hand in the place of what is there, which nobody can change in between; `next`
   * gives it, or nothing if all is well as it is.
   */
  async update(
    id: string,
    next: (found: WorkspaceRecord | undefined) => WorkspaceRecord | undefined,
  ): Promise<void> {
    const change = this.#database.transaction(["projects", "meta"], "readwrite");
    this.#updating = change;
    const done = change.done.finally(() => (this.#updating = undefined));
    // Waited for below, unless reading fails first.
    done.catch(() => {});
    const records = change.objectStore("projects");
    const found = readRecord(await records.get(id));
    const record = next(typeof found === "string" ? undefined : found);
    const parts = record
      ? [records.put(record), change.objectStore("meta").put(id, "current")]
      : [];
    await Promise.all([...parts, done]);
  }

  async delete(id: string): Promise<void> {
    await this.#database.delete("projects", id);
    await this.#database.delete("meta", folderKey(id));
  }

  /** The folder on the disk into which the site of a workspace was written. */
  async folder(id: string): Promise<FileSystemDirectoryHandle | undefined> {
    const found = await this.#database.get("meta", folderKey(id));
    return typeof found === "object" ? found : undefined;
  }

  async keepFolder(id: string, folder: FileSystemDirectoryHandle): Promise<void> {
    await this.#database.put("meta", folder, folderKey(id));
  }

  async currentId(): Promise<string | undefined> {
    const found = await this.#database.get("meta", "current");
    return typeof found === "string" ? found : undefined;
  }

  async setCurrent(id: string): Promise<void> {
    await this.#database.put("meta", id, "current");
  }

  /** Written before the record that names it. */
  async putFile(hash: string, blob: Blob): Promise<void> {
    const { type, size } = blob;
    await this.#database.put("files", { hash, bytes: await blob.arrayBuffer(), type, size });
  }

  async file(hash: string): Promise<Blob | undefined> {
    const found = await this.#database.get("files", hash);
    return found && new Blob([found.bytes], { type: found.type });
  }

  /**
   * Deletes the files that no record names. Unreadable records count too: what they name may be
   * wanted by the version of the site that can read them.
   */
  async sweep(): Promise<number> {
    const change = this.#database.transaction(["projects", "files"], "readwrite");
    const named = hashesIn(await change.objectStore("projects").getAll());
    const files = change.objectStore("files");
    const lost = (await files.getAllKeys()).filter((hash) => !named.has(hash));
    await Promise.all([...lost.map((hash) => files.delete(hash)), change.done]);
    return lost.length;
  }
}
