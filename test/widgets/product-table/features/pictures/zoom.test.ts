import { expect, it } from 'vitest';
import { placeZoom } from '../../../../../widgets/product-table/features/pictures/zoom';

const WINDOW = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 240 };

it.each([
  ['stands right of the pointer, a quarter of it above', { x: 100, y: 300 }, { left: 80 }, { x: 140, y: 240 }],
  ['left of what is pointed at where there is no room', { x: 780, y: 300 }, { left: 760 }, { x: 520, y: 240 }],
  ['never beyond the left edge', { x: 850, y: 300 }, { left: 100 }, { x: 8, y: 240 }],
  ['never beyond the top', { x: 100, y: 20 }, { left: 80 }, { x: 140, y: 8 }],
  ['never beyond the bottom', { x: 100, y: 590 }, { left: 80 }, { x: 140, y: 352 }],
])('an enlarged picture: %s', (_, pointer, trigger, place) => {
  expect(placeZoom(pointer, SIZE, trigger, WINDOW)).toEqual(place);
});

it('an enlarged picture that is higher than the window begins at its top', () => {
  expect(placeZoom({ x: 100, y: 300 }, { width: 200, height: 900 }, { left: 80 }, WINDOW).y).toBe(8);
});
