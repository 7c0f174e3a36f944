import { isRecord } from '../../src/core/bus/wire';
import { settingsElement } from '../../src/core/dataBlocks';

/** Who plays the audio rows of tables; `audio` where the page does not say. Source: add-on contract 11.3. */
export function playerKind(): string {
  try {
    const config: unknown = JSON.parse(settingsElement('shop-services')?.text ?? '{}');
    const player = isRecord(config) && isRecord(config.mediaPlayer) ? config.mediaPlayer : {};
    return typeof player.kind === 'string' ? player.kind : 'audio';
  } catch {
    // The services report broken settings.
    return 'audio';
  }
}
