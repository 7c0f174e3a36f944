import { vi } from 'vitest';

// Rows are readied at once, however slow the machine is. A test file imports this before anything else.
vi.mock(import('../../../widgets/product-table/table/later'), async importOriginal => ({
  ...(await importOriginal()),
  inSlices: (items, work, signal) => {
    for (const item of items) if (!signal.aborted) work(item);
  },
}));
