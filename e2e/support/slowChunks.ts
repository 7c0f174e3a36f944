/** Seed of `SLOW_CHUNKS=seed`: every chunk is held back; none where it is not set. */
export const slowChunksSeed = process.env.SLOW_CHUNKS || undefined;

const SHORTEST = 300;
const LONGEST = 600;

/** Returns the delay of a chunk in ms: at random by seed and name, the same in every run and for every build. */
export function chunkDelay(seed: string, path: string): number {
  const name = path.replace(/-[\w-]{8}\.js$/, '');
  let hash = 0;
  for (const character of seed + name) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return SHORTEST + ((hash >>> 8) % (LONGEST - SHORTEST + 1));
}
