const nameOf = (id: string) => `daylit-project-${id}`;

export type WriteLock = { release(): void };

/**
 * The lock for writing a workspace: one tab holds it at a time. Resolves to undefined if another tab
 * holds it, unless `steal` is set; `lost` is called when another tab steals it. Its name stays, because
 * tabs of an older version may hold it.
 */
export function takeWriteLock(
  id: string,
  lost: () => void,
  steal = false,
): Promise<WriteLock | undefined> {
  // Old browsers and pages without https have no locks: the last write wins.
  if (!navigator.locks) return Promise.resolve({ release() {} });
  return new Promise((resolve) => {
    let mine = false;
    navigator.locks
      .request(nameOf(id), steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        mine = true;
        return new Promise<void>((release) => resolve({ release }));
      })
      .catch(() => (mine ? lost() : resolve({ release() {} })));
  });
}

/** Calls `free` once the lock is released; the returned function cancels that. */
export function whenUnlocked(id: string, free: () => void): () => void {
  if (!navigator.locks) return () => {};
  const waiting = new AbortController();
  navigator.locks
    // Released at once: the tab then requests the lock like any other.
    .request(nameOf(id), { signal: waiting.signal }, () => {})
    .then(() => waiting.signal.aborted || free())
    .catch(() => {});
  return () => waiting.abort();
}

/** A shared lock of every page with an open workspace: files are swept only while no other page has one. */
export function holdFilesLock(sweep: () => Promise<unknown>): Promise<WriteLock> {
  if (!navigator.locks) return Promise.resolve({ release() {} });
  const name = "daylit-files";
  return navigator.locks
    .request(name, { ifAvailable: true }, async (alone) => {
      if (alone) await sweep();
    })
    .catch(() => {})
    .then(
      () =>
        new Promise<WriteLock>((resolve) => {
          navigator.locks
            .request(
              name,
              { mode: "shared" },
              () => new Promise<void>((release) => resolve({ release })),
            )
            .catch(() => resolve({ release() {} }));
        }),
    );
}
