import { beforeEach, describe, expect, it, vi } from 'vitest';
import { services } from '../../src/behaviours/definitions';
import { mount as mountServices } from '../../src/behaviours/services';
import { readPageConfig } from '../../src/core/config/pageConfig';
import { settingsElement, templateHtml } from '../../src/core/dataBlocks';
import { findAll } from '../../src/core/findElements';
import { playerKind } from '../../widgets/media-player';
import { loadingModal } from '../../widgets/product-table/table/cart/productForm/openForm';
import { resetGallery, showPicture } from '../../widgets/variation-form/picture';
import { renderVariation } from '../../widgets/variation-form/template';
import { readVariation } from '../../widgets/variation-form/variation';
import { quietConsole } from './bus/helpers';

/** Elements that a description or a review may hold. */
const CONTENT = [
  (id: string, text: string) => `<div id="${id}">${text}</div>`,
  (id: string, text: string) => `<textarea id="${id}">${text}</textarea>`,
  (id: string, text: string) => `<p id="${id}"><code type="application/json">${text}</code></p>`,
];
const settings = (id: string, text: string) => `<script type="application/json" id="${id}">${text}</script>`;
const template = (id: string, html: string) => `<script type="text/template" id="${id}">${html}</script>`;
const modal = (text: string) => `<div class="wcpt-product-form-loading-modal">${text}</div>`;

beforeEach(() => {
  quietConsole();
  document.body.replaceChildren();
});

describe('settings of the page', () => {
  it('are the first script of JSON with their id', () => {
    document.body.innerHTML = `${settings('s', '1')}${settings('s', '2')}`;
    expect(settingsElement('s')?.text).toBe('1');
  });

  it.each(['', ' type="text/plain"', ' type="text/javascript"'])('are no script with%s', type => {
    document.body.innerHTML = `<script${type} id="s">1</script>`;
    expect(settingsElement('s')).toBeUndefined();
  });

  it.each(CONTENT)('are not what content says of them: %s', async content => {
    document.body.innerHTML =
      content('shop-widgets-config', '{"locale":"en"}') +
      content('shop-services', '{"mediaPlayer":{"kind":"sonaar"},"liveChat":{"src":"https://zlo.example/z.js"}}');
    expect((await readPageConfig()).locale).toBe('');
    expect(playerKind()).toBe('audio');
    expect(servicesOf(document)).toEqual([]);
  });

  it.each(CONTENT)('are read behind content of the same id: %s', async content => {
    document.body.innerHTML =
      content('shop-widgets-config', '{"locale":"en"}') +
      content('shop-services', '{"mediaPlayer":{"kind":"sonaar"}}') +
      settings('shop-widgets-config', '{"locale":"sl"}') +
      settings('shop-services', '{"mediaPlayer":{"kind":"mediaelement"}}') +
      settings('shop-services', '{}');
    expect((await readPageConfig()).locale).toBe('sl');
    expect(playerKind()).toBe('mediaelement');
    expect(servicesOf(document)).toEqual([document.querySelector('script#shop-services')]);
    expect(servicesOf(document.querySelectorAll('script#shop-services')[1])).toEqual([]);
  });

  it('are taken over on no other element, also where a script asks for it', () => {
    document.body.innerHTML = '<div id="shop-services">{}</div>';
    const [element] = document.body.children;
    expect(() => element && mountServices(element)).toThrow(/no script element/);
  });
});

describe('templates that are read as text', () => {
  it.each([
    ['script', '<script type="text/template" id="t"><b>1</b></script>'],
    ['template', '<template id="t"><b>1</b></template>'],
  ])('are the content of a %s', (_, html) => {
    document.body.innerHTML = `<div id="t">no</div>${html}`;
    expect(templateHtml('#t')).toBe('<b>1</b>');
  });

  it.each(CONTENT)('are not what content says of them: %s', content => {
    const evil = '&lt;img src=x onerror=alert(1) class="zlo"&gt;';
    document.body.innerHTML =
      content('tmpl-variation-template', evil) + content('tmpl-wcpt-product-form-loading-modal', modal(evil));
    expect(renderVariation({}, true)).toContain('woocommerce-variation-price');
    expect(loadingModal().textContent).toContain('×');
    document.body.insertAdjacentHTML('beforeend', template('tmpl-variation-template', 'own'));
    document.body.insertAdjacentHTML('beforeend', template('tmpl-wcpt-product-form-loading-modal', modal('own')));
    expect(renderVariation({}, true)).toBe('own');
    expect(loadingModal().textContent).toBe('own');
  });

  it('are not given to the platform when it would take content of the same id', () => {
    const compile = vi.fn(() => () => 'zlo');
    vi.stubGlobal('wp', { template: compile });
    const own = template('tmpl-variation-template', '<# code #>');
    document.body.innerHTML = `<div id="tmpl-variation-template">&lt;# alert(1) #&gt;</div>${own}`;
    expect(renderVariation({}, true)).toContain('woocommerce-variation-price');
    expect(compile).not.toHaveBeenCalled();
  });

  it('give a product its gallery back only from a script', () => {
    vi.useFakeTimers();
    const gallery = (name: string) => `<div class="woocommerce-product-gallery" id="${name}"></div>`;
    document.body.innerHTML = `<div class="product">${gallery('own')}<form><p class="wc-product-gallery-default-template"></p></form></div>`;
    const [product] = document.body.children;
    const form = document.querySelector('form');
    const content = document.querySelector('p');
    if (!product || !form || !content) throw new Error('no product');
    content.textContent = gallery('content');
    const data = { gallery_images_html: gallery('variation') };
    showPicture(product, form, data, readVariation(data));
    expect(product.querySelector('.woocommerce-product-gallery')?.id).toBe('variation');
    resetGallery(product, form);
    expect(product.querySelector('.woocommerce-product-gallery')?.id).toBe('own');
    vi.useRealTimers();
  });
});

function servicesOf(root: ParentNode | undefined): readonly Element[] {
  return root ? findAll(root, services.markers).filter(found => services.markerOf(found) !== null) : [];
}
