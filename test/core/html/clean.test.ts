import { expect, it } from 'vitest';
import { escapeHtml } from '../../../src/core/html';
import { cleanHtml, cleanTexts } from '../../../src/core/html/clean';

it.each([
  ['brez', 'brez'],
  ['9&nbsp;€ &amp; več', '9&nbsp;€ &amp; več'],
  [' <small class="woocommerce-price-suffix">z DDV</small>', ' <small class="woocommerce-price-suffix">z DDV</small>'],
  [
    '<span class="price"><del aria-hidden="true"><bdi>6&nbsp;€</bdi></del> <ins>5 €</ins></span>',
    '<span class="price"><del aria-hidden="true"><bdi>6\u00a0€</bdi></del> <ins>5 €</ins></span>',
  ],
  ['<a href="/dostava/" target="_top">Dostava</a><br>', '<a href="/dostava/">Dostava</a><br>'],
  [
    '<img src="/a.png" srcset="/b.png 2x" alt="&quot;A&quot;">',
    '<img src="/a.png" srcset="/b.png 2x" alt="&quot;A&quot;">',
  ],
])('keeps what only shows: %s', (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
});

it.each([
  ['<img src=x onerror=alert(1)>', /<img src="x">/],
  ['<script>alert(1)</script>5', /^5$/],
  ['<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>5', /^5$/],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    /^[^<]*$/,
  ],
  ['<a href="&#9;java&#10;script:alert(1)">5</a>', /^<a>5<\/a>$/],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>5', /^5$/],
  ['<template><script>alert(1)</script></template>5', /^5$/],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', /^(?!.*<[a-z]+[^>]*\sonerror)/],
  ['<form><input name="childNodes"><b>5</b></form>6', /6$/],
  ['<x-element onclick="alert(1)">5</x-element>', /^5$/],
  ['<b id="wp" style="position:fixed" data-replace="1" is="x-b" tabindex="0">5</b>', /^<b>5<\/b>$/],
  ['<b title="&lt;img src=x onerror=alert(1)&gt;">5</b>', /^<b title="&lt;img src=x onerror=alert\(1\)&gt;">5<\/b>$/],
  ['&lt;img src=x onerror=alert(1)&gt;<b>5</b>', /^&lt;img src=x onerror=alert\(1\)&gt;<b>5<\/b>$/],
])('keeps nothing that does more: %s', (html, expected) => {
  const cleaned = cleanHtml(html);
  expect(cleaned).toMatch(expected);
  expect(cleaned).not.toMatch(/<script|<[a-z]+[^>"]*\son/i);
  expect(cleanHtml(cleaned)).toBe(cleaned);
});

it('cleans all texts of an entry but values of attributes', () => {
  const attributes = { attribute_size: '<2 kg' };
  const html = '<b onclick="alert(1)">5</b>';
  expect(cleanTexts([{ price_html: html, image: { title: html, width: 3 }, attributes, other: null }])).toEqual([
    { price_html: '<b>5</b>', image: { title: '<b>5</b>', width: 3 }, attributes, other: null },
  ]);
});

it('text goes into HTML as text', () => {
  expect(escapeHtml('<b title="x">&</b>')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;&lt;/b&gt;');
});
