/** Id of the shop's lightbox, which scripts of the page look for. */
export const DIALOG = 'photoswipe-fullscreen-dialog';

/** One image of the lightbox. */
export interface LightboxItem {
  /** An address that may be followed. */
  readonly src: string;
  /** px; 0: not known until it has loaded. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Its caption; may be empty. */
  readonly title: string;
  /** A small picture of it that is there already. */
  readonly msrc?: string | undefined;
}
