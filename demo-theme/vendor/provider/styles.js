const COMMON = `
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  button, input, select { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid #1f6feb; outline-offset: 2px; }
`;

export const BUTTONS = `${COMMON}
  .wallets { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: var(--space, 6px); }
  button { height: var(--height, 44px); border-radius: var(--radius, 4px); border: 1px solid #000; background: #000;
    color: #fff; font: 600 1rem/1.2 system-ui, sans-serif; cursor: pointer; padding: 0 0.25rem; white-space: nowrap; }
  button.white { background: #fff; color: #111; border-color: #fff; }
  button.white-outline { background: #fff; color: #111; }
`;

export const FIELDS = `${COMMON}
  :host { display: block; }
  .fields { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; color: var(--colorText, #30313d);
    font: var(--fontSizeBase, 1rem)/1.4 var(--fontFamily, system-ui, sans-serif); }
  label { display: grid; gap: 4px; }
  label:first-child, .error, .terms { grid-column: 1 / -1; }
  input { width: 100%; padding: 10px 12px; border: 1px solid #767680; border-radius: var(--borderRadius, 4px);
    background: var(--colorBackground, #fff); }
  input[aria-invalid='true'] { border-color: var(--colorDanger, #b3261e); }
  .error { color: var(--colorDanger, #b3261e); margin: 0; }
  .error:empty, .terms:empty { display: none; }
  .terms { margin: 0; font-size: 0.875em; }
`;

export const DIALOG = `${COMMON}
  dialog { width: min(27rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem); overflow: auto; padding: 1.25rem;
    border: 0; border-radius: 12px; color: #2b2420; background: #fff; font: 1rem/1.5 system-ui, sans-serif;
    box-shadow: 0 12px 48px rgb(0 0 0 / 35%); }
  dialog::backdrop { background: rgb(20 16 12 / 55%); }
  h2 { margin: 0 0 0.25rem; font-size: 1.25rem; line-height: 1.3; }
  p { margin: 0 0 0.75rem; }
  fieldset { border: 1px solid #857b72; border-radius: 8px; margin: 0 0 0.75rem; padding: 0.25rem 0.75rem 0.5rem; min-width: 0; }
  legend { padding: 0 0.25rem; font-weight: 600; }
  .choice { display: grid; grid-template-columns: auto 1fr auto; gap: 0.5rem; padding: 0.25rem 0; align-items: baseline; }
  input[type='radio'] { accent-color: #7a3b1d; }
  ul { list-style: none; margin: 0 0 0.5rem; padding: 0; }
  li, .total { display: flex; justify-content: space-between; gap: 1rem; }
  li span:first-child { overflow-wrap: anywhere; }
  .total { font-weight: 700; border-top: 1px solid #857b72; padding-top: 0.5rem; }
  .card { display: grid; gap: 0.25rem; margin-bottom: 0.75rem; }
  select { width: 100%; padding: 0.5rem; border: 1px solid #857b72; border-radius: 6px; background: #fff; }
  [role='status'] { min-height: 1.5em; }
  .foot { position: sticky; bottom: -1.25rem; margin: 0 -1.25rem -1.25rem; padding: 0.5rem 1.25rem 1.25rem; background: #fff; }
  .foot p:empty { min-height: 0; margin: 0; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .actions button { flex: 1 1 8rem; min-height: 44px; padding: 0.5rem 1rem; border-radius: 6px; border: 1px solid #7a3b1d;
    background: #fff; color: #7a3b1d; font-weight: 600; cursor: pointer; }
  .actions .main { background: #7a3b1d; color: #fff; }
  .actions button:disabled { background: #e8e3df; border-color: #857b72; color: #5f5750; cursor: default; }
`;

export const MESSAGING = `${COMMON}
  :host { display: block; }
  p { margin: 0; font: 0.9375rem/1.4 var(--fontFamily, system-ui, sans-serif); color: var(--colorText, #2b2420); }
`;
