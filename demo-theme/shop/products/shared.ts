import type { Attribute, Category, Picture } from '../product';

export const KITCHEN: Category = { slug: 'kuhinja', name: 'Kuhinja' };
export const HOME: Category = { slug: 'dom', name: 'Dom' };
export const TEXTILE: Category = { slug: 'tekstil', name: 'Tekstil' };
export const CLOTHES: Category = { slug: 'oblacila', name: 'Oblačila' };
export const PAPER: Category = { slug: 'papir', name: 'Papir' };

export const picture = (id: number, file: string, alt: string, caption?: string): Picture => ({
  id,
  file: `${file}.svg`,
  alt,
  ...(caption === undefined ? {} : { caption }),
});

/** A global attribute: select name `attribute_pa_{slug}`, options as `slug: label`. */
export const attribute = (slug: string, label: string, options: Record<string, string>): Attribute => ({
  name: `attribute_pa_${slug}`,
  label,
  options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
});

export const DESCRIPTION =
  '<p>Izdelano v majhnih serijah v domačih delavnicah. Vsak kos je nekoliko drugačen, zato se lahko barva in mere malenkost razlikujejo.</p>' +
  '<p>Če z izdelkom niste zadovoljni, ga lahko vrnete v 14 dneh.</p>';
