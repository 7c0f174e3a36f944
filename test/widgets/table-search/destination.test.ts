import { expect, it } from 'vitest';
import { destinationOf, type Search, withQuery } from '../../../widgets/table-search/destination';

const search = (given: Partial<Search>) =>
  destinationOf({
    mode: 'search',
    keyword: 'skleda',
    category: '',
    action: 'https://lipa.example/',
    categoryLink: undefined,
    ...given,
  });

it.each<[Partial<Search>, string | undefined]>([
  [{}, 'https://lipa.example/?s=skleda&post_type=product'],
  [{ category: 'dom' }, 'https://lipa.example/?s=skleda&post_type=product&wcpt_search_category=dom'],
  [{ mode: 'shop' }, 'https://lipa.example/?s=skleda'],
  [{ mode: 'shop', category: 'dom' }, 'https://lipa.example/?s=skleda&wcpt_search_category=dom'],
  [{ mode: 'category', category: 'dom', categoryLink: '/dom/' }, '/dom/?s=skleda'],
  [{ mode: 'category', category: 'dom', categoryLink: '/?cat=3' }, '/?cat=3&s=skleda'],
  [{ mode: 'category' }, undefined],
])('a search leads: %j: %s', (given, target) => expect(search(given)).toBe(target));

it('a search leads with its word encoded, whatever is in it', () => {
  expect(search({ mode: 'shop', keyword: 'č & 100 % #1+1=2?' })).toBe(
    'https://lipa.example/?s=%C4%8D%20%26%20100%20%25%20%231%2B1%3D2%3F',
  );
  expect(search({ mode: 'shop', keyword: 'a\ud800' })).toBe('https://lipa.example/?s=a%EF%BF%BD');
});

it.each([
  ['/a/', '/a/?s=x'],
  ['/a/?', '/a/?s=x'],
  ['/a/?b=c', '/a/?b=c&s=x'],
  ['/a/?b=c&', '/a/?b=c&s=x'],
  ['/a/#vrh', '/a/?s=x#vrh'],
  ['/a/?b#c?d', '/a/?b&s=x#c?d'],
])('%s gets its query: %s', (address, target) => expect(withQuery(address, [['s', 'x']])).toBe(target));
