import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adTarget } from '../../src/domain/links';
import { eventCode, signEvent, trackedEvent } from '../../src/domain/tracking';

describe('tracked events', () => {
  it('are signed with the md5 of event, type, timestamp, code and suffix', () => {
    const sign = signEvent({
      event: 'header_ad',
      type: 'show_homePageEPCAD',
      timestamp: 1_700_000_000_000,
      code: '012345',
    });
    const text = 'header_adshow_homePageEPCAD1700000000000012345netpane';
    expect(sign).toBe(createHash('md5').update(text).digest('hex'));
  });

  it('have a code of six digits, whatever chance says', () => {
    expect([0, 0.0000015, 0.5, 0.999999999].map((n) => eventCode(() => n))).toEqual([
      '000000',
      '000001',
      '500000',
      '999999',
    ]);
    expect(eventCode()).toMatch(/^\d{6}$/);
  });

  it('come ready to send', () => {
    const event = trackedEvent('middle_ad', 'web_click_homePOPup', 42, () => 0.25);
    expect(event).toMatchObject({ event: 'middle_ad', type: 'web_click_homePOPup', timestamp: 42, code: '250000' });
    expect(event.sign).toBe(signEvent(event));
  });
});

describe('links of banners and ads', () => {
  const links = (link: unknown, is_blank: unknown = false) => JSON.stringify({ h5: { link, is_blank } });

  it.each([
    [links('https://a.com/x', true), { kind: 'window', url: 'https://a.com/x' }],
    [links('https://a.com/x#/open/ipv6', true), { kind: 'window', url: 'https://a.com/x#/open/ipv6' }],
    [links('https://a.com/#/open/ipv6'), { kind: 'route', path: '/open/ipv6' }],
    [links('#/open/ipv6?from=ad', 0), { kind: 'route', path: '/open/ipv6?from=ad' }],
    [links('/open/ipv6'), { kind: 'route', path: '/open/ipv6' }],
    [links('https://a.com/x'), { kind: 'window', url: 'https://a.com/x' }],
    [links('https://a.com', 1), { kind: 'window', url: 'https://a.com' }],
    [links('https://a.com', '1'), { kind: 'window', url: 'https://a.com' }],
    [links(''), undefined],
    [links('  '), undefined],
    [links('javascript:alert(1)', true), undefined],
    [links('javascript:alert(1)//#x'), undefined],
    [links('//evil.com'), undefined],
    [links('#//evil.com'), undefined],
    [links('/\\evil.com'), undefined],
    [links(42), undefined],
    ['{"h5":null}', undefined],
    ['{"h5":"x"}', undefined],
    ['{}', undefined],
    ['null', undefined],
    ['not json', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j', (text, target) => expect(adTarget(text)).toEqual(target));
});
