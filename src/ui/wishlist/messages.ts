import { type English, translator } from '../../core/messages';

const sl = {
  'wishlist.dialog': 'Seznam želja',
  'wishlist.close': 'Zapri',
  'wishlist.choose': 'Najprej izberite možnosti.',
  'wishlist.failed': 'Seznama želja ni bilo mogoče spremeniti. Poskusite znova.',
  'wishlist.expired': 'Stran je predolgo odprta. Naložite jo znova in poskusite še enkrat.',
  'wishlist.refused': 'Izdelka ni bilo mogoče shraniti. Morda se morate prej prijaviti.',
  'wishlist.kept': 'Izdelek je na seznamu želja. Odstranite ga na strani seznama.',
  'wishlist.nothing': 'Izbrano ni nič: označite izdelke in izberite, kaj naj se z njimi zgodi.',
  'wishlist.copied': 'Povezava je kopirana.',
  'wishlist.notCopied': 'Povezave ni bilo mogoče kopirati.',
};

export const en: English<typeof sl> = {
  'wishlist.dialog': 'Wishlist',
  'wishlist.close': 'Close',
  'wishlist.choose': 'Please select some options first',
  'wishlist.failed': 'The wishlist could not be changed. Please try again.',
  'wishlist.expired': 'This page has been open for too long. Load it again and try once more.',
  'wishlist.refused': 'The product could not be saved. You may have to sign in first.',
  'wishlist.kept': 'The product is in your wishlist. You can remove it on the page of the list.',
  'wishlist.nothing': 'Nothing is selected: tick products and choose what is to be done with them.',
  'wishlist.copied': 'The link is copied.',
  'wishlist.notCopied': 'The link could not be copied.',
};

export const tWishlist = translator(sl);
