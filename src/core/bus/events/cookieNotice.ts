/** Events of the cookie notice, on `document.body`. Source: add-on contract 13.8. */
export interface CookieNoticeEvents {
  /** The notice covers that much of the window, px; 0: nothing any more. jQuery: `{height}`. */
  notice_height: { readonly height: number };
}
