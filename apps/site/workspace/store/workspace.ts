import { isRecord } from "../../model/unknown-values.ts";
import type { Store } from "./database.ts";
import { hashOf } from "./record/hash.ts";
import { mergedRecord } from "./record/merge.ts";
import { isEmpty, newId, newRecord, readRecord, type WorkspaceRecord } from "./record/record.ts";
import { type SaveStatus, saveFailure } from "./save-status.ts";
import { holdFilesLock, takeWriteLock, type WriteLock, whenUnlocked } from "./write-lock.ts";

/** ms; a change is written at the latest after this time. */
const writeDelay = 300;
const channelName = "daylit-project";

/**
 * Firefox asks the visitor for lasting storage, with each file and over the page, and a screen reader
 * stays with the question. The others decide without one. On /offline it is asked for at a press.
 */
const asksVisitors = () => typeof CSS === "object" && CSS.supports("-moz-appearance", "none");

const numberOf = ({ stamp = "0" }: WorkspaceRecord) => Number.parseInt(stamp, 10);

type Message = { type: "changed" | "switched"; record: WorkspaceRecord } | { type: "listed" };

/**
 * What the visitor has made: in memory at once, in IndexedDB soon after, and the same in every tab.
 * Nothing here throws when storage fails; `saveStatus` says so. Visitors' data keeps its names: the
 * database, its object store and the channel say "project".
 */
export class Workspace {
  /** Why a stored record could not be read. */
  readonly unreadable?: string;
  #record: WorkspaceRecord;
  /** As last written or received: the difference is what this tab has changed. */
  #base: WorkspaceRecord;
  #saveStatus: SaveStatus = { state: "empty" };
  #unsaved = false;
  /** Until they are deleted these are neither listed nor opened. */
  #removing = new Set<string>();
  #writing: Promise<void> | undefined;
  /** Tells the writes of this tab from those of others. */
  readonly #tab = newId().slice(0, 8);
  #wrote = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writeLock: WriteLock | undefined;
  #stopWaiting = () => {};
  #sharing: WriteLock | undefined;
  #channel: BroadcastChannel | undefined;
  /** Files that could not be stored. */
  readonly #unsavedFiles = new Map<string, Blob>();
  readonly #listeners = new Set<() => void>();
  readonly #store: Store | undefined;

  private constructor(store: Store | undefined, record: WorkspaceRecord, unreadable?: string) {
    this.#store = store;
    this.#record = this.#base = record;
    this.unreadable = unreadable;
  }

  /** Without a store everything is in memory only. */
  static async open(store: Store | undefined): Promise<Workspace> {
    const id = await store?.currentId().catch(() => undefined);
    const found = id === undefined ? undefined : await store?.read(id).catch(() => undefined);
    const workspace =
      typeof found === "string"
        ? new Workspace(store, newRecord(), found)
        : new Workspace(store, found ?? newRecord());
    await workspace.resume();
    return workspace;
  }

  get record(): WorkspaceRecord {
    return this.#record;
  }

  get saveStatus(): SaveStatus {
    return this.#saveStatus;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** In memory at once, written soon. A tab that changes something takes the write lock. */
  change(update: (record: WorkspaceRecord) => WorkspaceRecord): void {
    const next = update(this.#record);
    if (next === this.#record) return;
    const { id, version, made } = this.#record;
    this.#record = { ...next, id, version, made, changed: Date.now() };
    this.#unsaved = true;
    if (this.#saveStatus.state === "elsewhere") void this.takeLock();
    else if (this.#saveStatus.state !== "denied") this.#setStatus("writing");
    // The first change after a rest is written at once, those that follow together.
    const rested = Date.now() - this.#wrote >= writeDelay;
    this.#timer ??= setTimeout(() => void this.flush(), rested ? 0 : writeDelay);
    this.#notify();
  }

  /** Writes what is not written yet, after what is being written. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#writing) await this.#writing;
    if (!this.#unsaved) return;
    const writing = this.#write();
    this.#writing = writing;
    await writing;
    this.#writing = undefined;
  }

  async #write(): Promise<void> {
    this.#wrote = Date.now();
    try {
      if (!this.#store) throw new DOMException("No storage", "SecurityError");
      if (this.#unsavedFiles.size > 0) await this.#putHeldFiles(this.#store);
      let written: WorkspaceRecord | undefined;
      await this.#store.update(this.#record.id, (found) => {
        // Another tab has written since this one last heard of it: both are written as one.
        if (found && found.stamp !== this.#base.stamp) {
          this.#merge(found);
          // At once: a tool that types on over its older copy would take the other tab's change back.
          this.#notify();
        }
        if (!this.#unsaved) return undefined;
        this.#unsaved = false;
        written = this.#record = this.#stamped();
        return this.#withoutUnsavedFiles(written);
      });
      if (written && numberOf(written) > numberOf(this.#base)) this.#base = written;
      if (written) this.#send({ type: "changed", record: written });
      if (!this.#unsaved && this.#saveStatus.state !== "elsewhere") this.#updateStatus();
    } catch (error) {
      this.#unsaved = true;
      this.#setStatus(saveFailure(error));
    }
    this.#notify();
  }

  #stamped(record = this.#record): WorkspaceRecord {
    const number = Math.max(numberOf(record), numberOf(this.#base)) + 1;
    return { ...record, stamp: `${number}-${this.#tab}` };
  }

  /** What another tab made of the same record, together with what was changed here. */
  #merge(theirs: WorkspaceRecord): void {
    this.#record =
      this.#unsaved || this.#writing ? mergedRecord(this.#base, this.#record, theirs) : theirs;
    this.#unsaved = this.#record !== theirs;
    this.#base = theirs;
  }

  /** Keeps a file and gives its hash, to be named in the record afterwards. */
  async putFile(blob: Blob): Promise<string> {
    const hash = await hashOf(blob);
    try {
      if (!this.#store) throw new DOMException("No storage", "SecurityError");
      await this.#store.putFile(hash, blob);
      // Without this a browser that needs room may throw the visitor's pictures away.
      if (typeof navigator.storage?.persist === "function" && !asksVisitors())
        navigator.storage.persist().catch(() => {});
    } catch (error) {
      this.#unsavedFiles.set(hash, blob);
      this.#setStatus(saveFailure(error));
      this.#notify();
    }
    return hash;
  }

  async file(hash: string): Promise<Blob | undefined> {
    return this.#unsavedFiles.get(hash) ?? (await this.#store?.file(hash).catch(() => undefined));
  }

  /** The folder on the disk to which the site of this workspace was saved. */
  async folder(): Promise<FileSystemDirectoryHandle | undefined> {
    return this.#store?.folder(this.#record.id).catch(() => undefined);
  }

  /** Not every browser keeps it; the folder is chosen again then. */
  async keepFolder(folder: FileSystemDirectoryHandle): Promise<void> {
    await this.#store?.keepFolder(this.#record.id, folder).catch(() => {});
  }

  /** All workspaces, the last changed first; the open one is among them once it holds something. */
  async list(): Promise<WorkspaceRecord[]> {
    const others = (await this.#store?.list().catch(() => [])) ?? [];
    const rest = others.filter(({ id }) => id !== this.#record.id);
    const all = isEmpty(this.#record) ? rest : [this.#record, ...rest];
    return all.filter(({ id }) => !this.#removing.has(id));
  }

  async create(name: string): Promise<void> {
    await this.#switch(newRecord(name));
    if (name) {
      this.#unsaved = true;
      await this.flush();
    }
  }

  async switchTo(id: string): Promise<boolean> {
    if (id === this.#record.id) return true;
    const found = await this.#store?.read(id).catch(() => undefined);
    if (!found || typeof found === "string") return false;
    await this.#switch(found);
    await this.#store?.setCurrent(id).catch(() => {});
    return true;
  }

  async rename(name: string, id = this.#record.id): Promise<void> {
    if (id === this.#record.id) return this.change((record) => ({ ...record, name }));
    const found = await this.#store?.read(id);
    if (!found || typeof found === "string") return;
    await this.#store?.write(this.#stamped({ ...found, name, changed: Date.now() }));
    this.#send({ type: "listed" });
    this.#notify();
  }

  /** A copy under a new name, which becomes the open workspace. */
  async duplicate(name: string): Promise<void> {
    const now = Date.now();
    await this.#switch({ ...this.#record, id: newId(), name, made: now, changed: now });
    this.#unsaved = true;
    await this.flush();
  }

  /** Removes a workspace and returns a function that restores it. Its files stay until the next visit. */
  async remove(id = this.#record.id): Promise<() => Promise<void>> {
    const current = id === this.#record.id;
    const found = current ? this.#record : await this.#store?.read(id).catch(() => undefined);
    if (!found || typeof found === "string") return async () => {};
    this.#removing.add(id);
    if (current) {
      this.#unsaved = false;
      const [next] = await this.list();
      await this.#switch(next ?? newRecord());
      if (next) await this.#store?.setCurrent(next.id).catch(() => {});
    }
    // Last: a late change to it is written when the next one is opened.
    await this.#store?.delete(id).catch(() => {});
    this.#removing.delete(id);
    this.#send({ type: "listed" });
    this.#notify();
    return async () => {
      if (current) {
        await this.#switch(found);
        this.#unsaved = true;
        await this.flush();
      } else {
        await this.#store?.write(found).catch(() => {});
        this.#send({ type: "listed" });
        this.#notify();
      }
    };
  }

  /** Makes this tab the one that writes. */
  async takeLock(): Promise<void> {
    // At once: the next change would take the lock from this one, which then would wait for itself.
    this.#setStatus("writing");
    this.#stopWaiting();
    this.#writeLock?.release();
    this.#writeLock = await takeWriteLock(this.#record.id, this.#onLockLost, true);
    this.#updateStatus();
    if (this.#unsaved) await this.flush();
    this.#notify();
  }

  /** The page is hidden: writes what is unsaved and releases the lock for another tab. */
  pause(): void {
    // At once, and without looking: what waits for an answer ends with the page.
    if (this.#unsaved || this.#writing) {
      this.#record = this.#stamped();
      this.#unsaved = false;
      this.#store
        ?.write(this.#withoutUnsavedFiles(this.#record), { current: true, leaving: true })
        .catch(() => {});
    }
    this.#stopWaiting();
    this.#writeLock?.release();
    this.#writeLock = undefined;
    this.#sharing?.release();
    this.#sharing = undefined;
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** The page is shown again, or new: it follows other tabs and takes the lock if it is free. */
  async resume(): Promise<void> {
    if (typeof BroadcastChannel === "function") {
      this.#channel ??= new BroadcastChannel(channelName);
      this.#channel.onmessage = ({ data }: MessageEvent<Message>) => void this.#receive(data);
    }
    const store = this.#store;
    if (store && !this.#sharing) this.#sharing = await holdFilesLock(() => store.sweep());
    const found = await store?.read(this.#record.id).catch(() => undefined);
    if (found && typeof found !== "string" && !this.#unsaved) this.#record = this.#base = found;
    await this.#requestLock();
    this.#notify();
  }

  async #switch(next: WorkspaceRecord): Promise<void> {
    await this.flush();
    this.#writeLock?.release();
    this.#record = this.#base = next;
    this.#unsaved = false;
    await this.#requestLock();
    this.#send({ type: "switched", record: next });
    this.#notify();
  }

  async #requestLock(): Promise<void> {
    this.#stopWaiting();
    this.#writeLock = await takeWriteLock(this.#record.id, this.#onLockLost);
    if (this.#writeLock) return this.#updateStatus();
    this.#setStatus("elsewhere");
    this.#stopWaiting = whenUnlocked(
      this.#record.id,
      () => void this.#requestLock().then(this.#notify),
    );
  }

  #onLockLost = (): void => {
    this.#writeLock = undefined;
    void this.#requestLock().then(this.#notify);
  };

  async #receive(message: Message): Promise<void> {
    // A tab of another release may send anything.
    if (!isRecord(message)) return;
    if (message.type !== "listed") {
      const record = readRecord(message.record);
      if (typeof record === "string") return;
      if (message.type === "changed" && record.id !== this.#record.id) return;
      if (message.type === "switched" && record.id !== this.#record.id) {
        await this.flush();
        this.#writeLock?.release();
        this.#record = this.#base = record;
        await this.#requestLock();
      } else if (message.type === "changed" && numberOf(record) > numberOf(this.#base)) {
        this.#merge(record);
        void this.flush();
      }
    }
    this.#notify();
  }

  /** Files are written before the record that names them, so that none is ever missing. */
  async #putHeldFiles(store: Store): Promise<void> {
    for (const [hash, blob] of this.#unsavedFiles) {
      try {
        await store.putFile(hash, blob);
        this.#unsavedFiles.delete(hash);
      } catch (error) {
        this.#setStatus(saveFailure(error));
      }
    }
  }

  /** As it is written: without entries of files that could not be stored. */
  #withoutUnsavedFiles(record: WorkspaceRecord): WorkspaceRecord {
    if (this.#unsavedFiles.size === 0) return record;
    return { ...record, desk: record.desk.filter(({ hash }) => !this.#unsavedFiles.has(hash)) };
  }

  #updateStatus(): void {
    if (isEmpty(this.#record) && !this.#unsaved) this.#setStatus("empty");
    else if (!this.#store) this.#setStatus("denied");
    else if (this.#unsavedFiles.size > 0) return;
    else this.#setStatus(this.#unsaved ? "writing" : "kept", this.#record.changed);
  }

  #setStatus(state: SaveStatus["state"], since?: number): void {
    this.#saveStatus = state === "kept" && since ? { state, since } : { state };
  }

  #send(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #notify = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
