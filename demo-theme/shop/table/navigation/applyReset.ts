import type { NavPart } from '../definition';

/** Apply and Reset. Source: the contract, 6. */
export const applyReset =
  ({ apply }: { apply: boolean }): NavPart =>
  ({ query }) =>
    `<div class="wcpt-apply-reset-wrapper">${apply ? '<span class="wcpt-apply">Uporabi</span>' : ''}<span class="wcpt-reset${query.isEmpty ? ' wcpt-disabled' : ''}">Počisti vse</span></div>`;
