import { flow } from '../flow';

const FOUR = '/product/skodelica-jutro/';
const GALLERY = '.woocommerce-product-gallery';
const DIALOG = '.sw-lightbox [role="dialog"]';
const PICTURE = `${GALLERY}__wrapper .flex-active-slide a`;
const THUMBNAIL = '.flex-control-thumbs > li > img';
const POSITION = '.sw-lightbox__position';

export const galleryFlows = [
  flow('gallery: a thumbnail shows its picture', async shopper => {
    await shopper.open(FOUR);
    await shopper.awake(GALLERY);
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
    await shopper.open(FOUR);
    await shopper.awake(GALLERY);
    await shopper.focus(PICTURE);
    await shopper.key('Enter');
    await shopper.see(DIALOG);
  }),
  flow('gallery: the magnifier opens the lightbox, arrows go on, Escape closes it', async shopper => {
    await shopper.open(FOUR);
    await shopper.awake(GALLERY);
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
];
