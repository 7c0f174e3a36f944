/** Path of this package's files on this machine's pages. */
export const BUNDLE_PATH = '/shop-widgets/';
/** The script that measures a page, and the address of its reports. */
export const PAGE_SCRIPT = `${BUNDLE_PATH}-/page.js`;
export const PAGE_REPORTS = `${BUNDLE_PATH}-/page`;
/** Query of a page that is shown as it is without the tag. */
export const BEFORE = 'shop-widgets-before';
