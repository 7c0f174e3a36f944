/** As `AbortSignal.any`, which is younger than the oldest supported browsers. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    else signal.addEventListener('abort', () => first.abort(signal.reason), { signal: first.signal });
  }
  return first.signal;
}

/**
 * Returns a function that starts something once for all the signals it is called with, until the last of them aborts. A later call
 * starts it again.
 */
export function startShared(start: (signal: AbortSignal) => void): (user: AbortSignal) => void {
  const users = new Set<AbortSignal>();
  let ended = new AbortController();
  return user => {
    if (user.aborted || users.has(user)) return;
    users.add(user);
    user.addEventListener('abort', () => {
      users.delete(user);
      if (!users.size) ended.abort();
    });
    if (users.size > 1) return;
    ended = new AbortController();
    start(ended.signal);
  };
}
