// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { nonceIn, widenPolicy } from '../../src/cli/proxy/policy';

const own = 'http://127.0.0.1:4173';
const origins = { shop: new URL('https://my-shop.example'), own: new URL(own) };

describe('a security policy', () => {
  it('lets the tag, its styles and its calls through, and still forbids the rest', () => {
    const policy = "default-src 'self'; script-src 'self' https://pay.example; style-src 'none'; object-src 'none'";
    expect(widenPolicy(policy, { origins })).toBe(
      `default-src 'self' ${own}; script-src 'self' https://pay.example ${own}; style-src ${own}; object-src 'none'`,
    );
  });

  it('lets the shop’s files through, which come from here now', () => {
    const policy =
      'img-src https://www.my-shop.example data:; font-src *.example; media-src https:; frame-ancestors none';
    expect(widenPolicy(policy, { origins })).toBe(
      `img-src https://www.my-shop.example data: ${own}; font-src *.example ${own}; media-src https: ${own}; frame-ancestors none`,
    );
    expect(widenPolicy('img-src https://cdn.example', { origins })).toBe('img-src https://cdn.example');
  });

  it('leads nothing to HTTPS', () => {
    expect(widenPolicy('upgrade-insecure-requests; block-all-mixed-content', { origins })).toBe('');
  });

  it('trusts the tag by a nonce where addresses do not count, and only there', () => {
    const nonce = 'bm9uY2U';
    const policy = "script-src 'nonce-x' 'strict-dynamic', script-src 'unsafe-inline'";
    expect(widenPolicy(policy, { origins, nonce })).toBe(
      `script-src 'nonce-x' 'strict-dynamic' ${own} 'nonce-${nonce}', script-src 'unsafe-inline' ${own}`,
    );
  });

  it('gives the tag the nonce of the page’s own scripts, which is held back by it', () => {
    expect(nonceIn("img-src 'nonce-no'; script-src 'strict-dynamic' 'nonce-x'")).toBe('x');
    expect(nonceIn("script-src 'strict-dynamic' 'sha256-x'")).toBeUndefined();
    const policy = "script-src 'nonce-x' 'strict-dynamic'";
    expect(widenPolicy(policy, { origins, nonce: 'x' })).toBe(`${policy} ${own}`);
  });

  it('lets the page that is measured be in a frame', () => {
    expect(widenPolicy("frame-ancestors 'none'; img-src x", { origins, isFramed: true })).toBe('img-src x');
  });
});
