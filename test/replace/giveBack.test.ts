import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPrinted } from '../../src/replace/holdPrinted';

const HELD = 'type="shop-widgets/held"';

/** Notes the order in which scripts are inserted anew. */
const watchInserted = (): string[] => {
  const inserted: string[] = [];
  vi.spyOn(Node.prototype, 'insertBefore').mockImplementation(node => {
    if (node instanceof HTMLElement) inserted.push(node.id);
    return node;
  });
  return inserted;
};

describe('scripts that the server has printed held back', () => {
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });
  afterEach(() => {
    document.body.replaceChildren();
  });

  const put = (html: string) => {
    document.body.innerHTML = html;
    const inserted = watchInserted();
    return { inserted, holder: holdPrinted(Promise.resolve()) };
  };
  const SHOP = `<script ${HELD} src="/jquery.js" id="jquery-core-js"></script>
    <script ${HELD} src="/cart.js" id="cart" data-widgets="cart-page"></script>
    <script ${HELD} src="/checkout.js" id="checkout" data-widgets="checkout account"></script>`;

  it('come back in their order, all of them', async () => {
    const { holder, inserted } = put(SHOP);
    await holder.giveBack('why');
    expect(inserted).toEqual(['jquery-core-js', 'cart', 'checkout']);
    await holder.giveBack('again');
    expect(inserted).toHaveLength(3);
  });

  it('come back for one widget, with the libraries', async () => {
    const { holder, inserted } = put(SHOP);
    expect((await holder.giveBack('why', ['account'])).map(({ script }) => script.id)).toEqual([
      'jquery-core-js',
      'checkout',
    ]);
    expect(inserted).toEqual(['jquery-core-js', 'checkout']);
    await holder.giveBack('why', ['menu']);
    expect(inserted).toHaveLength(2);
  });

  it('leave the libraries away where no script comes back', async () => {
    const { holder, inserted } = put(SHOP);
    await holder.giveBack('why', ['menu']);
    expect(inserted).toEqual([]);
  });

  it('run code only when the files before it have run', async () => {
    const { holder, inserted } = put(
      `<script ${HELD} src="/a.js" id="a"></script><script ${HELD} id="b">b()</script>
       <script ${HELD} src="/c.js" id="c" data-widgets="menu"></script>`,
    );
    await holder.giveBack('why');
    expect(inserted).toEqual(['a']);
    document.querySelector('#a')?.dispatchEvent(new Event('load'));
    expect(inserted).toEqual(['a', 'b', 'c']);
  });

  it('run deferred ones last, and modules as modules', async () => {
    const { holder, inserted } = put(
      `<script ${HELD} src="/a.js" id="a" data-widgets="menu" defer></script>
       <script ${HELD} src="/m.js" id="m" data-widgets="menu" data-type="module"></script>
       <script ${HELD} src="/b.js" id="b" data-widgets="menu"></script>`,
    );
    await holder.giveBack('why');
    expect(inserted).toEqual(['b', 'a', 'm']);
    expect(document.querySelector<HTMLScriptElement>('#m')?.type).toBe('module');
  });

  it('come back by themselves where that beside which they are not needed is missing', async () => {
    const zoom = `<script ${HELD} src="/zoom.js" id="zoom" data-widgets="product-gallery" data-unless=".gallery"></script>`;
    const without = put(`${SHOP}${zoom}`);
    await without.holder.giveBack('why', []);
    expect(without.inserted).toEqual(['jquery-core-js', 'zoom']);
    vi.restoreAllMocks();
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const beside = put(`<div class="gallery"></div>${SHOP}${zoom}`);
    await beside.holder.giveBack('why', []);
    expect(beside.inserted).toEqual([]);
  });
});
