import type { MediaEvents, PlayingMedia } from '../events/media';
import { isRecord, type WireTable } from '../wire';

const isMedia = (value: unknown): value is PlayingMedia =>
  value instanceof EventTarget && 'pause' in value && typeof value.pause === 'function';

/** Events of players of audio and video. */
export const mediaWires: WireTable<MediaEvents> = {
  MEJSready: {
    toArguments: payload => [{ ...payload }],
    fromArguments: ([data]) => (isRecord(data) && isMedia(data.media) ? { media: data.media } : undefined),
  },
};
