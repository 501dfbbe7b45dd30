const nameOf = (id: string) => `daylit-project-${id}`;

export type WriteLock = { release(): void };

/**
 * The right to write a project: one tab has it at a time. Gives nothing if another tab has it, unless
 * it is taken away from there; `lost` is called when that happens to us.
 */
export function takeWriteLock(
  id: string,
  lost: () => void,
  steal = false,
): Promise<WriteLock | undefined> {
  // Old browsers and pages without https have no locks: the last one to write is right.
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

/** Waits until nobody writes the project. Whoever stops waiting is told nothing. */
export function whenUnlocked(id: string, free: () => void): () => void {
  if (!navigator.locks) return () => {};
  const waiting = new AbortController();
  navigator.locks
    // Let go at once: the tab takes its turn as any other.
    .request(nameOf(id), { signal: waiting.signal }, () => {})
    .then(() => waiting.signal.aborted || free())
    .catch(() => {});
  return () => waiting.abort();
}

/** Held by every page that has a project open, so that nobody sweeps what another may still name. */
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
