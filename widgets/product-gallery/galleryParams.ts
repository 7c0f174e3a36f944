import { isRecord } from '../../src/core/bus/wire';
import { readGlobal, text } from '../../src/core/config/shopGlobals';

/** How long a slide takes, in ms. Source: spec storefront 9. */
const SPEED = 500;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/**
 * Settings of galleries, as they stand now; a page without them has slider, zoom and lightbox. Source: contract 8.2,
 * `wc_single_product_params`.
 */
export function galleryParams() {
  const params = readGlobal('wc_single_product_params');
  const slider = recordOf(params?.flexslider);
  const isOn = (key: string) => !params || Boolean(params[key]);
  const speed = Number(slider.animationSpeed ?? SPEED);
  return {
    /** As the shop's own listeners get them. */
    all: params ?? {},
    hasSlider: isOn('flexslider_enabled'),
    hasThumbnails: slider.controlNav !== false,
    hasSmoothHeight: slider.smoothHeight !== false,
    /** ms */
    speed: speed >= 0 ? speed : SPEED,
    hasZoom: isOn('zoom_enabled'),
    zoom: recordOf(params?.zoom_options),
    hasLightbox: isOn('photoswipe_enabled'),
    lightbox: recordOf(params?.photoswipe_options),
    triggerText: text(params?.i18n_product_gallery_trigger_text),
  };
}

export type GalleryParams = ReturnType<typeof galleryParams>;
