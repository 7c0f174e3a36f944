import { defineNamed } from '../positional';

/** A medium that plays, and can be paused: a media element, or the object that a platform's player puts in its place. */
export interface PlayingMedia extends EventTarget {
  /** Other parties' players may lack it. */
  readonly paused?: boolean;
  pause(): void;
}

const isMedia = (value: unknown): value is PlayingMedia =>
  value instanceof EventTarget && 'pause' in value && typeof value.pause === 'function';

/** Events of players of audio and video. See contract/product-table.md#audio-csv-wishlist. */
export const mediaEvents = {
  /** The platform's player has made a player late. On document. jQuery: `{media}`. */
  MEJSready: defineNamed<{ media: PlayingMedia }>({ media: { read: given => (isMedia(given) ? given : undefined) } }),
};
