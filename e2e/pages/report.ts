import type { Page } from 'playwright/test';
import type { Report, ReportedWidget } from '../../src/diagnostics/report';

type Told = Omit<Report, 'widgets'> & { readonly widgets: readonly Omit<ReportedWidget, 'marker'>[] };

/** Returns the page's report as JSON. */
export const reportOf = (page: Page): Promise<Told> =>
  page.evaluate(async () => JSON.parse(JSON.stringify(await window.ShopWidgets?.report())));

export const statesOf = ({ widgets }: Told) =>
  Object.fromEntries(widgets.map(({ name, state, reason }) => [name, reason ?? state]));
