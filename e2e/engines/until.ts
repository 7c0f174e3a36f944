/** Longest wait for what a shopper looks for, ms: with ten others on the machine all takes its time. */
const PATIENCE = 60_000;
const LOOK_AGAIN = 40;

const pause = () => new Promise(resolve => setTimeout(resolve, LOOK_AGAIN));

/** Calls a value until it is given. @throws with what was there last */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE;
  let last: unknown;
  do {
    try {
      const found = await ask();
      // Over WebDriver nothing is `null`.
      if (found !== undefined && found !== null) return found;
      last = undefined;
    } catch (cause) {
      // A page that is being left has nothing to answer with.
      last = cause;
    }
    await pause();
  } while (Date.now() < end);
  throw new Error(`${what}: waited in vain`, { cause: last });
}
