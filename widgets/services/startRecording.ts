import { pageIdle } from './afterLoad';
import { loadScript } from './loadScript';
import { maskElements } from './mask';
import type { ServiceContext } from './startServices';

/**
 * Loads the session recorder when the page has loaded and is idle, after what is private was marked. A refusal until then
 * keeps it away. Source: add-on contract 12.
 */
export async function startRecording({ service, gate, marker, signal }: ServiceContext): Promise<void> {
  if (!maskElements(service.settings)) return;
  await pageIdle();
  if (!signal.aborted && gate.allows(service.consent)) loadScript('recording', service, marker);
}
