import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceFingerprint, fraudToken, loadRiskBeacon } from '../../../src/core/provider/riskData';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, '_sift');
  document.head.replaceChildren();
});

describe('the risk data of a payment', () => {
  it('name a device the same each time, and nothing of it is readable', async () => {
    const [one, other] = [await deviceFingerprint(), await deviceFingerprint()];
    expect(one).toMatch(/^[\da-f]{32}$/);
    expect(other).toBe(one);
  });

  it('name no device where the browser makes no digests', async () => {
    vi.stubGlobal('crypto', {});
    expect(await deviceFingerprint()).toBe('');
  });

  it.each([
    ['t0ken', 't0ken'],
    [undefined, ''],
    [{}, ''],
  ])('have the token of the page: %j', (printed, token) => {
    vi.stubGlobal('wcpayFraudPreventionToken', printed);
    expect(fraudToken()).toBe(token);
  });
});

describe('the beacon of the risk service', () => {
  const beacons = () => [...document.querySelectorAll('script')].map(({ src }) => src);
  const configure = (sift: unknown) => vi.stubGlobal('wcpay_upe_config', { fraudServices: { sift } });

  it('is loaded once, for the account, shopper and session of the settings', () => {
    configure({ beacon_key: 'b1', user_id: 'u1', session_id: 's1' });
    loadRiskBeacon();
    loadRiskBeacon();
    expect(beacons()).toEqual(['https://cdn.sift.com/s.js']);
    expect(Reflect.get(window, '_sift')).toEqual([
      ['_setAccount', 'b1'],
      ['_setUserId', 'u1'],
      ['_setSessionId', 's1'],
      ['_trackPageview'],
    ]);
  });

  it.each([[[]], [undefined], [{ beacon_key: '' }]])('is not loaded without an account: %j', sift => {
    configure(sift);
    loadRiskBeacon();
    expect(beacons()).toEqual([]);
    expect(Reflect.has(window, '_sift')).toBe(false);
  });
});
