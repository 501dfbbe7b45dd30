import type { Store } from "./database.ts";
import { hashOf } from "./hash.ts";
import { mergedRecord } from "./merge.ts";
import { isEmpty, newId, newRecord, type ProjectRecord, readRecord } from "./record.ts";
import { failure, type Keeping } from "./save-status.ts";
import { shareFiles, type Turn, takeTurn, whenFree } from "./write-lock.ts";

/** ms; a change is written at the latest after this time. */
const patience = 300;
const channelName = "daylit-project";

const numberOf = ({ stamp = "0" }: ProjectRecord) => Number.parseInt(stamp, 10);

type Message = { type: "changed" | "switched"; record: ProjectRecord } | { type: "listed" };

/**
 * The project that a page works on: in memory at once, in the browser's storage soon after, and the
 * same in every tab. Nothing here throws for want of storage; `keeping` says how things stand.
 */
export class Project {
  /** Words about a project that was there and could not be read. */
  readonly unreadable?: string;
  #record: ProjectRecord;
  /** As it was last written or heard of: what this tab has changed is the difference. */
  #base: ProjectRecord;
  #keeping: Keeping = { state: "empty" };
  #unsaved = false;
  #writing: Promise<void> | undefined;
  /** Tells the writes of this tab from those of others. */
  readonly #tab = newId().slice(0, 8);
  #wrote = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Turn | undefined;
  #stopWaiting = () => {};
  #sharing: Turn | undefined;
  #channel: BroadcastChannel | undefined;
  /** Files that could not be kept. */
  readonly #held = new Map<string, Blob>();
  readonly #listeners = new Set<() => void>();
  readonly #store: Store | undefined;

  private constructor(store: Store | undefined, record: ProjectRecord, unreadable?: string) {
    this.#store = store;
    this.#record = this.#base = record;
    this.unreadable = unreadable;
  }

  /** Without a store everything is in memory only. */
  static async open(store: Store | undefined): Promise<Project> {
    const id = await store?.currentId().catch(() => undefined);
    const found = id === undefined ? undefined : await store?.read(id).catch(() => undefined);
    const project =
      typeof found === "string"
        ? new Project(store, newRecord(), found)
        : new Project(store, found ?? newRecord());
    await project.resume();
    return project;
  }

  get record(): ProjectRecord {
    return this.#record;
  }

  get keeping(): Keeping {
    return this.#keeping;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** In memory at once, written soon. Whoever changes something takes the turn to write. */
  change(update: (record: ProjectRecord) => ProjectRecord): void {
    const next = update(this.#record);
    if (next === this.#record) return;
    const { id, version, made } = this.#record;
    this.#record = { ...next, id, version, made, changed: Date.now() };
    this.#unsaved = true;
    if (this.#keeping.state === "elsewhere") void this.takeOver();
    else if (this.#keeping.state !== "denied") this.#keep("writing");
    // The first change after a rest is written at once, those that follow together.
    const rested = Date.now() - this.#wrote >= patience;
    this.#timer ??= setTimeout(() => void this.flush(), rested ? 0 : patience);
    this.#tell();
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
      if (this.#held.size > 0) await this.#keepHeld(this.#store);
      let written: ProjectRecord | undefined;
      await this.#store.update(this.#record.id, (found) => {
        // Another tab has written since this one last heard of it: both are written as one.
        if (found && found.stamp !== this.#base.stamp) this.#takeIn(found);
        if (!this.#unsaved) return undefined;
        this.#unsaved = false;
        written = this.#record = this.#stamped();
        return this.#whole(written);
      });
      if (written && numberOf(written) > numberOf(this.#base)) this.#base = written;
      if (written) this.#send({ type: "changed", record: written });
      if (!this.#unsaved && this.#keeping.state !== "elsewhere") this.#settle();
    } catch (error) {
      this.#unsaved = true;
      this.#keep(failure(error));
    }
    this.#tell();
  }

  #stamped(record = this.#record): ProjectRecord {
    const number = Math.max(numberOf(record), numberOf(this.#base)) + 1;
    return { ...record, stamp: `${number}-${this.#tab}` };
  }

  /** What another tab made of the same record, together with what was changed here. */
  #takeIn(theirs: ProjectRecord): void {
    this.#record =
      this.#unsaved || this.#writing ? mergedRecord(this.#base, this.#record, theirs) : theirs;
    this.#unsaved = this.#record !== theirs;
    this.#base = theirs;
  }

  /** Keeps a file and gives its hash, to be named in the record afterwards. */
  async keepFile(blob: Blob): Promise<string> {
    const hash = await hashOf(blob);
    try {
      if (!this.#store) throw new DOMException("No storage", "SecurityError");
      await this.#store.keepFile(hash, blob);
      // Without this a browser that needs room may throw the visitor's pictures away.
      if (typeof navigator.storage?.persist === "function")
        navigator.storage.persist().catch(() => {});
    } catch (error) {
      this.#held.set(hash, blob);
      this.#keep(failure(error));
      this.#tell();
    }
    return hash;
  }

  async file(hash: string): Promise<Blob | undefined> {
    return this.#held.get(hash) ?? (await this.#store?.file(hash).catch(() => undefined));
  }

  /** All projects, the last changed first; the one at hand is among them once it holds something. */
  async list(): Promise<ProjectRecord[]> {
    const others = (await this.#store?.list().catch(() => [])) ?? [];
    const rest = others.filter(({ id }) => id !== this.#record.id);
    return isEmpty(this.#record) ? rest : [this.#record, ...rest];
  }

  async create(name: string): Promise<void> {
    await this.#leave(newRecord(name));
    if (name) {
      this.#unsaved = true;
      await this.flush();
    }
  }

  async switchTo(id: string): Promise<boolean> {
    if (id === this.#record.id) return true;
    const found = await this.#store?.read(id).catch(() => undefined);
    if (!found || typeof found === "string") return false;
    await this.#leave(found);
    await this.#store?.setCurrent(id).catch(() => {});
    return true;
  }

  async rename(name: string, id = this.#record.id): Promise<void> {
    if (id === this.#record.id) return this.change((record) => ({ ...record, name }));
    const found = await this.#store?.read(id);
    if (!found || typeof found === "string") return;
    await this.#store?.write(this.#stamped({ ...found, name, changed: Date.now() }));
    this.#send({ type: "listed" });
    this.#tell();
  }

  /** A copy under a name of its own, which becomes the project at hand. */
  async duplicate(name: string): Promise<void> {
    const now = Date.now();
    await this.#leave({ ...this.#record, id: newId(), name, made: now, changed: now });
    this.#unsaved = true;
    await this.flush();
  }

  /** Removes a project; what it gives back brings it back. Its files stay until the next visit. */
  async remove(id = this.#record.id): Promise<() => Promise<void>> {
    const current = id === this.#record.id;
    const found = current ? this.#record : await this.#store?.read(id).catch(() => undefined);
    if (!found || typeof found === "string") return async () => {};
    if (current) {
      this.#unsaved = false;
      const rest = (await this.list()).filter((other) => other.id !== id);
      await this.#leave(rest[0] ?? newRecord());
      if (rest[0]) await this.#store?.setCurrent(rest[0].id).catch(() => {});
    }
    await this.#store?.delete(id).catch(() => {});
    this.#send({ type: "listed" });
    this.#tell();
    return async () => {
      if (current) {
        await this.#leave(found);
        this.#unsaved = true;
        await this.flush();
      } else {
        await this.#store?.write(found).catch(() => {});
        this.#send({ type: "listed" });
        this.#tell();
      }
    };
  }

  /** Makes this tab the one that writes. */
  async takeOver(): Promise<void> {
    this.#stopWaiting();
    this.#turn?.release();
    this.#turn = await takeTurn(this.#record.id, this.#lose, true);
    this.#settle();
    if (this.#unsaved) await this.flush();
    this.#tell();
  }

  /** The page is put aside: whatever is open is written, and another tab may have the turn. */
  pause(): void {
    // At once, and without looking: what waits for an answer ends with the page.
    if (this.#unsaved || this.#writing) {
      this.#record = this.#stamped();
      this.#unsaved = false;
      this.#store
        ?.write(this.#whole(this.#record), { current: true, leaving: true })
        .catch(() => {});
    }
    this.#stopWaiting();
    this.#turn?.release();
    this.#turn = undefined;
    this.#sharing?.release();
    this.#sharing = undefined;
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** The page is back, or new: it follows the other tabs and takes the turn if it is free. */
  async resume(): Promise<void> {
    if (typeof BroadcastChannel === "function") {
      this.#channel ??= new BroadcastChannel(channelName);
      this.#channel.onmessage = ({ data }: MessageEvent<Message>) => void this.#hear(data);
    }
    const store = this.#store;
    if (store && !this.#sharing) this.#sharing = await shareFiles(() => store.sweep());
    const found = await store?.read(this.#record.id).catch(() => undefined);
    if (found && typeof found !== "string" && !this.#unsaved) this.#record = this.#base = found;
    await this.#queue();
    this.#tell();
  }

  async #leave(next: ProjectRecord): Promise<void> {
    await this.flush();
    this.#turn?.release();
    this.#record = this.#base = next;
    this.#unsaved = false;
    await this.#queue();
    this.#send({ type: "switched", record: next });
    this.#tell();
  }

  async #queue(): Promise<void> {
    this.#stopWaiting();
    this.#turn = await takeTurn(this.#record.id, this.#lose);
    if (this.#turn) return this.#settle();
    this.#keep("elsewhere");
    this.#stopWaiting = whenFree(this.#record.id, () => void this.#queue().then(this.#tell));
  }

  #lose = (): void => {
    this.#turn = undefined;
    void this.#queue().then(this.#tell);
  };

  async #hear(message: Message): Promise<void> {
    if (message.type !== "listed") {
      const record = readRecord(message.record);
      if (typeof record === "string") return;
      if (message.type === "changed" && record.id !== this.#record.id) return;
      if (message.type === "switched" && record.id !== this.#record.id) {
        await this.flush();
        this.#turn?.release();
        this.#record = this.#base = record;
        await this.#queue();
      } else if (message.type === "changed" && numberOf(record) > numberOf(this.#base)) {
        this.#takeIn(record);
        void this.flush();
      }
    }
    this.#tell();
  }

  /** Files are written before the record that names them, so that none is ever missing. */
  async #keepHeld(store: Store): Promise<void> {
    for (const [hash, blob] of this.#held) {
      try {
        await store.keepFile(hash, blob);
        this.#held.delete(hash);
      } catch (error) {
        this.#keep(failure(error));
      }
    }
  }

  /** As it is written: without the entries of files that are not there. */
  #whole(record: ProjectRecord): ProjectRecord {
    if (this.#held.size === 0) return record;
    return { ...record, desk: record.desk.filter(({ hash }) => !this.#held.has(hash)) };
  }

  #settle(): void {
    if (isEmpty(this.#record) && !this.#unsaved) this.#keep("empty");
    else if (!this.#store) this.#keep("denied");
    else if (this.#held.size > 0) return;
    else this.#keep(this.#unsaved ? "writing" : "kept", this.#record.changed);
  }

  #keep(state: Keeping["state"], since?: number): void {
    this.#keeping = state === "kept" && since ? { state, since } : { state };
  }

  #send(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
