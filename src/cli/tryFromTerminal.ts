import { type TryValues, UsageError } from './args';
import { looksOf } from './report/printNews';
import { tryShop } from './tryShop';

/** Shows a shop in answer to a typed command; an error is printed as a sentence, and ends with status 1. */
export async function tryFromTerminal(address: string, values: TryValues, distDir: string): Promise<void> {
  const print = (line: string) => console.log(line);
  try {
    const proxy = await tryShop(address, values, distDir, { print, looks: looksOf(process.stdout) });
    if (!proxy) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
