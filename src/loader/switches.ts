/** Whether a tag of the script says that nothing is to mount by itself. */
export const isSwitchedOff = (): boolean =>
  document.querySelector('script[src*="shop-widgets"][data-auto-mount="off"]') !== null;

/** Where a browser keeps that the address may show the report's panel in it. */
export const REPORT_KEY = 'sw_report';
