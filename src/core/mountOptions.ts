/** What a script may say of a widget that it mounts itself. */
export interface MountOptions {
  /** Ends the widget when it is aborted; the server's own nodes are then back. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Product forms only: `false` posts this form with a page load, `true` sends it in the background; default: the page's
   * `ajaxProductForms`.
   */
  readonly ajaxForm?: boolean | undefined;
}
