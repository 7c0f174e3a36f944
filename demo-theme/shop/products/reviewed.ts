import type { SimpleProduct } from '../product';
import { DESCRIPTION, KITCHEN, picture } from './shared';

/** A product with two pages of reviews, which takes reviews without a rating. */
export const reviewedProduct: SimpleProduct = {
  id: 25,
  slug: 'cajnik-para',
  name: 'Čajnik Para',
  sku: 'KUH-025',
  type: 'simple',
  category: KITCHEN,
  pictures: [picture(251, 'skodelica-par', 'Dve skodelici druga ob drugi')],
  shortDescription:
    '<p>&nbsp;Lončen čajnik za&nbsp;dva,&nbsp; drži <em>8&nbsp;dl</em>.&nbsp;</p>\n<p>&nbsp;</p>\n<p>Pokrov se tesno prilega.</p>',
  description: DESCRIPTION,
  measures: { weight: '0.8', length: '22', width: '14', height: '16' },
  price: { regular: 4200 },
  stock: { quantity: 8 },
  ratingRequired: false,
  reviews: [
    { id: 511, author: 'Ana', rating: 5, date: '2026-03-02', text: 'Čaj ostane dolgo topel.' },
    { id: 512, author: 'Rok', rating: 4, date: '2026-04-11', text: 'Lep, a malo težak.' },
    { id: 513, author: 'Neža', rating: 5, date: '2026-05-06', text: 'Toči brez kapljanja.' },
    {
      id: 514,
      author: 'Gašper',
      rating: 2,
      date: '2026-06-19',
      text: 'Moj je prišel z odkrušenim robom, zamenjali so ga.',
    },
    { id: 515, author: 'Eva', rating: 0, date: '2026-07-23', text: 'Za dve skodelici ravno prav.' },
    { id: 516, author: 'Luka', rating: 4, date: '2026-09-01', text: 'Priporočam.' },
    { id: 517, author: 'Špela', rating: 5, date: '2026-10-12', text: 'Najlepše darilo za mamo.' },
  ],
};
