import { vi } from 'vitest';

// Rows are readied at once, however slow the machine is. A test file imports this before anything else.
vi.mock('../../../widgets/product-table/slices', () => ({
  inSlices: <Item>(items: readonly Item[], work: (item: Item) => void) => items.forEach(item => void work(item)),
}));
