import { loadScript } from './loadScript';
import { maskElements } from './mask';
import type { ServiceContext } from './startServices';

/**
 * Loads the session recorder after what is private was marked. Source: add-on contract 12.
 */
export function startRecording({ service, marker }: ServiceContext): void {
  if (maskElements(service.settings)) loadScript('recording', service, marker);
}
