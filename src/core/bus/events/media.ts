/** What plays, and can be told to stop: a media element, or what a platform's player puts in its place. */
export interface PlayingMedia extends EventTarget {
  /** Players of others may not tell. */
  readonly paused?: boolean;
  pause(): void;
}

/** Events of players of audio and video. Source: contract product-table 22, 35. */
export interface MediaEvents {
  /** The platform's player has made a player late. On document. jQuery: `{media}`. */
  MEJSready: { readonly media: PlayingMedia };
}
