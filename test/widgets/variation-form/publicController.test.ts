import { expect, it, vi } from 'vitest';
import { publicController } from '../../../widgets/variation-form/publicApi';
import type { VariationSource } from '../../../widgets/variation-form/readVariations';
import { indexVariations } from '../../../widgets/variation-form/variationIndex';

const variations = [
  { variation_id: 1, attributes: { attribute_color: 'red', attribute_size: '' } },
  { variation_id: 2, attributes: { attribute_color: 'blue', attribute_size: 's' } },
];

it('the controller that listeners get follows the form’s variations, and matches as the shop does', () => {
  vi.stubGlobal('jQuery', undefined);
  let source: VariationSource = {
    mode: 'embedded',
    variations,
    at: position => variations[position],
    index: indexVariations([]),
  };
  const controller = publicController(document.createElement('form'), () => source);
  expect(controller).toMatchObject({ variationData: variations, useAjax: false });

  const find: unknown = Reflect.get(controller, 'findMatchingVariations');
  if (typeof find !== 'function') throw new Error('findMatchingVariations is no function');
  expect(find(variations, { attribute_color: 'red', attribute_size: 'xl' })).toEqual([variations[0]]);
  expect(find(variations, { attribute_color: '', attribute_size: 's' })).toEqual(variations);
  expect(find(variations, { attribute_color: 'green' })).toEqual([]);

  source = { mode: 'server' };
  expect(controller).toMatchObject({ variationData: false, useAjax: true });
});
