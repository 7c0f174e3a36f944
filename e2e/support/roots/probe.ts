import { readPageConfig } from '../../../src/core/config/pageConfig';
import { findAll } from '../../../src/core/findElements';
import { definitions } from '../../../src/registry';

/** A marker of the page, and whether React has a root on it. */
export interface MarkerLook {
  readonly widget: string;
  readonly marker: string;
  readonly isRoot: boolean;
}

/** Runs in the page: every marker that the registry knows, looked for as the loader does. */
export async function look(): Promise<MarkerLook[]> {
  await readPageConfig();
  return Object.values(definitions).flatMap(definition => {
    const { name, markers, markerOf, conflicts } = definition;
    const found = findAll(document, markers).map(one => (markerOf ? markerOf.call(definition, one) : one));
    return [...new Set(found)]
      .filter(one => one !== null)
      .filter(one => !one.closest('[data-shop-widgets="off"]') && !conflicts?.(one))
      .map(one => ({ widget: name, marker: tagOf(one), isRoot: isRoot(one) }));
  });
}

const tagOf = (marker: Element): string => marker.outerHTML.replace(/>[\s\S]*/, '>');

/** React writes the root into the element that it is of; of one that was ended it is null. */
const isRoot = (marker: Element): boolean =>
  Object.entries(marker).some(([key, value]) => key.startsWith('__reactContainer$') && value !== null);
