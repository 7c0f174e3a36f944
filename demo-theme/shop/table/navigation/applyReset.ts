import type { NavPart } from '../definition';

/** Apply and Reset. See contract/product-table.md#filters. */
export const applyReset =
  ({ apply }: { apply: boolean }): NavPart =>
  ({ query }) =>
    `<div class="wcpt-apply-reset-wrapper">${apply ? '<span class="wcpt-apply">Uporabi</span>' : ''}<span class="wcpt-reset${query.isEmpty ? ' wcpt-disabled' : ''}">Počisti vse</span></div>`;
