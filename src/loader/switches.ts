import { HOLDER } from './holder';

/** Whether a tag of the script says that nothing is to mount by itself. */
export const isSwitchedOff = (): boolean =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="shop-widgets"][data-auto-mount="off"]')].some(
    ({ nonce }) => !window[HOLDER]?.nonce || nonce === window[HOLDER].nonce,
  );

/** Where a browser keeps that the address may show the report's panel in it. */
export const REPORT_KEY = 'sw_report';
