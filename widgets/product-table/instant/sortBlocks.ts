import type { SortOrder } from '../sorting/headingSort';
import type { Block } from './rowGroups';
import { rowProps } from './rowProps';
import type { SortKey } from './sortKey';

/** A copy in order; blocks with equal keys stay as they are. */
export function sortBlocks(blocks: readonly Block[], key: SortKey, order: SortOrder): Block[] {
  const sign = order === 'desc' ? -1 : 1;
  if (key.kind === 'number') return sorted(blocks, key.read, (one, other) => sign * (one - other));
  const { compare } = collator();
  return sorted(blocks, key.read, (one, other) => sign * compare(one, other));
}

function sorted<Key>(
  blocks: readonly Block[],
  read: (props: ReturnType<typeof rowProps>) => Key,
  compare: (one: Key, other: Key) => number,
): Block[] {
  const keyed = blocks.map(block => ({ block, key: read(rowProps(block.rows[0])) }));
  return keyed.sort((one, other) => compare(one.key, other.key)).map(({ block }) => block);
}

/** The order of letters in the page's language: `č` is a letter after `c`, in any browser. */
function collator(): Intl.Collator {
  try {
    return new Intl.Collator(document.documentElement.lang || 'sl');
  } catch {
    return new Intl.Collator('sl');
  }
}
