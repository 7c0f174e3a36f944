import { flow } from '../flow';

const FOUR = '/product/skodelica-jutro/';
const GALLERY = '.woocommerce-product-gallery';
const DIALOG = '.sw-lightbox [role="dialog"]';
const PICTURE = `${GALLERY}__wrapper .flex-active-slide a`;
const THUMBNAIL = '.flex-control-thumbs > li > img';
const POSITION = '.sw-lightbox__position';

export const galleryFlows = [
  flow('gallery: a thumbnail shows its picture', async shopper => {
    await shopper.open(FOUR, GALLERY);
    await shopper.press(THUMBNAIL, undefined, 2);
    await shopper.holds(
      'the third picture',
      () =>
        document
          .querySelectorAll('.flex-viewport .woocommerce-product-gallery__image')[2]
          ?.matches('.flex-active-slide') ?? false,
    );
  }),
  flow('gallery: Enter on a picture opens the lightbox', async shopper => {
    await shopper.open(FOUR, GALLERY);
    await shopper.focus(PICTURE);
    await shopper.key('Enter');
    await shopper.see(DIALOG);
  }),
  flow('gallery: the magnifier opens the lightbox, arrows go on, Escape closes it', async shopper => {
    await shopper.open(FOUR, GALLERY);
    await shopper.press('.woocommerce-product-gallery__trigger');
    await shopper.see(POSITION, 'Slika 1 od 4');
    await shopper.holds(
      'the lightbox to be open',
      () => document.querySelector('.pswp--open, .sw-lightbox .pswp__img') !== null,
    );
    await shopper.key('ArrowRight');
    await shopper.see(POSITION, 'Slika 2 od 4');
    await shopper.key('Escape');
    await shopper.seeNo(DIALOG);
  }),
  flow('gallery: the large picture follows the pointer', async shopper => {
    await shopper.open(FOUR, GALLERY);
    await shopper.pointAt(`${PICTURE} img`);
    await shopper.see('.zoomImg');
    await shopper.pointAt('h1');
    await shopper.isNo('.zoomImg');
  }),
  flow('gallery: arrow keys go through the pictures', async shopper => {
    await shopper.open(FOUR, GALLERY);
    await shopper.focus(`${THUMBNAIL}[tabindex]`);
    await shopper.key('ArrowRight');
    await shopper.is('li:nth-child(2) > img.flex-active');
  }),
  flow('gallery: a variation brings its picture', async shopper => {
    await shopper.open('/product/pulover-reka/', GALLERY, 'form.variations_form');
    await shopper.choose('#pa_barva', 'modra');
    await shopper.choose('#pa_velikost', 's');
    await shopper.see('.images .flex-active-slide img[src*="pulover-moder"]');
  }),
  flow('lightbox: its buttons go on, back and close, the magnifier has the focus again', async shopper => {
    await shopper.open(FOUR, GALLERY);
    await shopper.focus('.woocommerce-product-gallery__trigger');
    await shopper.key('Enter');
    await shopper.see(POSITION, 'Slika 1 od 4');
    await shopper.press('.sw-lightbox__next');
    await shopper.see(POSITION, 'Slika 2 od 4');
    await shopper.press('.sw-lightbox__previous');
    await shopper.see(POSITION, 'Slika 1 od 4');
    await shopper.press('.sw-lightbox__close');
    await shopper.isNo('.sw-lightbox');
    await shopper.hasFocus('.woocommerce-product-gallery__trigger');
  }),
  flow('lightbox: Escape in the middle of its opening closes it', async shopper => {
    await shopper.open(FOUR, GALLERY);
    await shopper.focus('.woocommerce-product-gallery__trigger');
    await shopper.key('Enter');
    await shopper.is('.sw-lightbox');
    await shopper.key('Escape');
    await shopper.isNo('.sw-lightbox');
  }),
];
