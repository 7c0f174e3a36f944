import { defineOwnEvent } from '../defineEvent';

const onMarker = defineOwnEvent<{ readonly widget: string; readonly marker: Element }>(({ widget, marker }) => [
  widget,
  marker,
]);

/** Events about the bundle itself. Events of that name by other scripts are ignored. */
export const widgetEvents = {
  /** A widget took over its marker. On the marker. */
  shop_widgets_mounted: onMarker,
  /** A widget left its marker. On the marker. */
  shop_widgets_unmounted: onMarker,
  /** Something failed; the server's plain behaviour stands. On the element it is about, else on `document.body`. */
  shop_widgets_error: defineOwnEvent<{
    readonly where: string;
    readonly message: string;
    readonly level: 'error' | 'warning';
    readonly cause: unknown;
  }>(({ where, message, level, cause }) => [where, message, level, cause]),
};
