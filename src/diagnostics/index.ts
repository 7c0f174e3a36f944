import { localStore } from '../core/storage';
import { REPORT_KEY } from '../loader/configElement';
import { look } from './look';
import type { Report, ReportOptions } from './report';

/** See `report` of the public API. */
export async function report({ panel }: ReportOptions = {}): Promise<Report> {
  await parsed();
  if (panel !== undefined) {
    if (panel === true) localStore.set(REPORT_KEY, '1');
    if (panel === false) localStore.remove(REPORT_KEY);
    const { openPanel, closePanel } = await import('./panel');
    await (panel ? openPanel() : closePanel());
  }
  return look();
}

/** The page is looked through once it is parsed, and a task later widgets wait on what was found. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise(resolve => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  await new Promise(resolve => setTimeout(resolve));
}
