/** Where a browser keeps that the address may show the report's panel in it. */
export const REPORT_KEY = 'sw_report';
