import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../host/server/services/catalogue/catalogue';
import { speak } from '../../src/text/words';
import { priceText } from '../../src/text/price.text';
import '../../src/text/price.text.en';
import { servicePackagesText } from '../../widgets/services/service-packages/service-packages.text';
import '../../widgets/services/service-packages/service-packages.text.en';
import { soldText } from '../../src/ui/sold/sold.text';
import '../../src/ui/sold/sold.text.en';
import '../../src/ui/sold/sold-names.text.en';

beforeAll(() => speak('en'));
afterAll(() => speak('zh-CN'));

/** All that an answer says. */
function said(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : [];
}

describe('what is sold', () => {
  it.each([
    ['台网关', 'CNY / gateway / month', 'Prices are for each gateway, with tax'],
    ['个成员', 'CNY / member / month', 'Prices are for each member, with tax'],
    ['机顶盒', 'CNY / box / month', 'Prices are for each box, with tax'],
  ])('is counted one by one in a price: %s', (unit, price, note) => {
    const said = soldText.said(unit);
    expect([priceText.per(said), servicePackagesText.note(said)]).toEqual([price, note]);
  });

  it('reads in English to the last sentence', () => {
    const english = said(catalogue).map((text) => soldText.said(text));
    expect([...new Set(english)].filter((text) => /[\u4e00-\u9fff：，]/.test(text))).toEqual([]);
  });

  it.each([
    ['映射数量：100 条', 'Mappings: 100'],
    ['日志保留：1 天', 'Log kept: 1 day'],
    ['应用识别：1,200 种', 'Applications recognised: 1,200'],
    ['体验版 30 天', 'Trial, 30 days'],
    ['专业版 ¥298.00 × 2 台网关 × 12 个月', 'Professional ¥298.00 × 2 gateways × 12 months'],
    ['基础版 ¥68.00 × 1 台网关 × 1 个月', 'Basic ¥68.00 × 1 gateway × 1 month'],
    ['首月活动价 ¥9.90', 'First month at ¥9.90'],
    ['12 个月优惠', 'Discount for 12 months'],
    ['基础版升级到专业版，剩余 12 天补差价', 'Basic to Professional, difference for 12 days left'],
    [
      '基础版升级到专业版，5 个成员增加到 9 个成员，剩余 3 天补差价',
      'Basic to Professional, 5 to 9 members, difference for 3 days left',
    ],
    ['体验版升级到基础版，剩余 1 天补差价', 'Trial to Basic, difference for 1 day left'],
    ['2 台网关增加到 3 台网关，剩余 3 天补差价', '2 to 3 gateways, difference for 3 days left'],
    ['成员 / 月', 'member / month'],
    ['30 天', '30 days'],
    ['买四送三', 'Buy 4, get 3'],
    ['双十一特惠', '双十一特惠'],
  ])('says %s', (chinese, english) => expect(soldText.said(chinese)).toBe(english));
});
