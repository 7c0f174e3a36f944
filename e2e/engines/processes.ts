import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

// However this run ends, also by a signal that `run.ts` takes: nothing of it goes on.
process.on('exit', () => {
  for (const child of running) end(child);
});

/**
 * Starts a program that ends with this run, with all that it starts itself.
 * @param env what it has besides this process' environment
 * @returns its process; file 3 is a pipe to read
 */
export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  // A group of its own, so that browsers end with their driver.
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Ends a program that was started here, with its child processes. */
export function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** Settles as the work does; rejects when that takes too long. @param ms longest time */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new Error(`${what}: took too long`));
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
