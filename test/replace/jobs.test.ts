import { describe, expect, it } from 'vitest';
import { replacedScripts } from '../../src/loader/replaced';
import { definitions } from '../../src/registry';
import { chooseJobs, findJob, jobsOf, readJobs, writeJobs } from '../../src/replace/jobs';

const jobs = jobsOf(replacedScripts);
const ROOT = 'https://shop.example/wp-content/plugins/woocommerce/assets/js/frontend';

describe('the list of replaced scripts', () => {
  it('names widgets that there are, and each file once', () => {
    for (const { widgets } of replacedScripts)
      expect(Object.keys(definitions)).toEqual(expect.arrayContaining([...widgets]));
    const files = replacedScripts.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('jobs', () => {
  it('join scripts that share a widget, also over several steps', () => {
    const list = [
      { handle: 'a', file: 'a', widgets: ['menu', 'quantity'] },
      { handle: 'b', file: 'b', widgets: ['bundle'] },
      { handle: 'c', file: 'c', widgets: ['swatches'] },
      { handle: 'd', file: 'd', widgets: ['quantity', 'bundle'] },
    ] as const;
    expect(jobsOf(list)).toEqual([
      { widgets: ['swatches'], files: ['/c'] },
      { widgets: ['menu', 'quantity', 'bundle'], files: ['/a', '/b', '/d'] },
    ]);
  });

  it('hold every script of the list in one of them, with all of its widgets', () => {
    for (const { file, widgets } of replacedScripts) {
      const found = jobs.filter(({ files }) => files.includes(`/${file}`));
      expect(found).toHaveLength(1);
      expect(found[0]?.widgets).toEqual(expect.arrayContaining([...widgets]));
    }
  });

  it('are written without loss', () => {
    expect(readJobs(writeJobs(jobs))).toEqual(jobs);
  });
});

describe('the job of an address', () => {
  it.each([
    `${ROOT}/cart.js`,
    `${ROOT}/cart.min.js`,
    `${ROOT}/cart.min.js?ver=10.9.1`,
    `${ROOT}/cart.js#x`,
    'https://shop.example/trgovina/app/plugins/woocommerce/assets/js/frontend/cart.min.js',
    '//cdn.example/abc/woocommerce/assets/js/frontend/cart.js',
    'woocommerce/assets/js/frontend/cart.js',
  ])('%s is the cart page’s', address => {
    expect(findJob(address, jobs)?.widgets).toEqual(['cart-page']);
  });

  it.each([
    `${ROOT}/my-cart.js`,
    `${ROOT}/cart.css`,
    `${ROOT}/cart`,
    `${ROOT}/cart.js.map`,
    `${ROOT}/cart.js/other`,
    `${ROOT}/cart-x.js`,
    'https://shop.example/wp-content/plugins/my-woocommerce/assets/js/frontend/cart.js',
    'https://shop.example/wp-content/plugins/other/cart.js',
    `https://shop.example/js?file=${ROOT}/cart.js`,
    '',
    'data:text/javascript,0',
  ])('%s is nobody’s', address => {
    expect(findJob(address, jobs)).toBeUndefined();
  });

  it('tells files of one name apart by their folders', () => {
    const widgets = (path: string) => findJob(`/wp-content/plugins/${path}`, jobs)?.widgets;
    expect(widgets('woo-product-bundle/assets/js/frontend.js')).toEqual(['bundle']);
    expect(widgets('woo-variation-swatches/assets/js/frontend.min.js')).toEqual(['swatches']);
    const ofTables = ['product-table', 'table-cart', 'table-search'];
    expect(widgets('wc-product-table-lite/assets/js.js')).toEqual(ofTables);
    expect(widgets('wc-product-table-lite/assets/antiscroll/js.min.js')).toEqual(ofTables);
  });
});

describe('the attributes of the tag', () => {
  const chosen = (dataset: DOMStringMap) => chooseJobs(jobs, dataset).flatMap(({ widgets }) => widgets);

  it('mean all jobs without names', () => {
    expect(chooseJobs(jobs, { replace: '' })).toEqual(jobs);
  });

  it('mean only those of the named widgets, with the widgets that share their scripts', () => {
    expect([...new Set(chosen({ replace: 'swatches, product-gallery' }))].sort()).toEqual([
      'product-gallery',
      'product-tabs',
      'review-form',
      'swatches',
      'wc-flexslider',
      'wc-photoswipe',
      'wc-photoswipe-ui-default',
      'wc-zoom',
    ]);
  });

  it('leave out those of the excepted widgets, with the widgets that share their scripts', () => {
    const left = chosen({ replace: '', replaceNot: ' bundle  product-tabs ' });
    expect(left).not.toEqual(expect.arrayContaining(['product-gallery']));
    expect(left).not.toEqual(expect.arrayContaining(['wc-zoom']));
    expect(left).toEqual(expect.arrayContaining(['add-to-cart', 'swatches']));
    expect(chosen({ replace: 'swatches bundle', replaceNot: 'bundle' })).toEqual(['swatches']);
  });

  it('leave out a library alone by its handle', () => {
    const files = chooseJobs(jobs, { replace: '', replaceNot: 'wc-zoom' }).flatMap(job => job.files);
    expect(files.filter(file => /zoom|flexslider|single-product/.test(file))).toHaveLength(2);
  });

  it('take names that there are not for nothing', () => {
    expect(chosen({ replace: 'galery' })).toEqual([]);
    expect(chosen({ replace: 'menu galery', replaceNot: 'galery' })).toEqual(['menu']);
  });
});
