import { UsageError } from './args';

const LAST_PORT = 65_535;

export function portOf(text = '4173'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT) throw new UsageError(`This is no port: ${text}`);
  return port;
}

/** Opens something at a port, or at the next one that is free. */
export async function openFrom<Opened>(port: number, open: (port: number) => Promise<Opened>): Promise<Opened> {
  try {
    return await open(port);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || port >= LAST_PORT) throw error;
    return openFrom(port + 1, open);
  }
}
