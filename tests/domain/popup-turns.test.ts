import { describe, expect, it } from 'vitest';
import { homePopup, messagePopup, type HomePopup, type HomePopupState } from '../../src/domain/popup-turns';
import { noticeLines, realNameDue, type RealNameNotice } from '../../src/domain/real-name';

const asks: RealNameNotice = { business_status: true, stage: 0, homePopup: 1, notice: { yun_message: '' } };
const verified: RealNameNotice = { ...asks, stage: 1 };
const withAd = { home_middle: { id: '1' } };
const smallDisks = { is_hidden: false, lt_32g_router_num: 4 };
const quiet: HomePopupState = {
  notice: verified,
  user: { home_middle: null },
  campaign: { is_hidden: true, lt_32g_router_num: 0 },
  campaignShown: false,
  activityPopup: false,
  closed: false,
};

describe('whose turn it is on the home page', () => {
  it.each<[string, Partial<HomePopupState>, HomePopup | undefined]>([
    ['nothing is due', {}, undefined],
    ['nothing has answered', { notice: undefined, user: undefined, campaign: undefined }, undefined],
    ['everything failed', { notice: null, user: null, campaign: null }, undefined],
    ['the account is not verified', { notice: asks }, 'real-name'],
    ['no business', { notice: { ...asks, business_status: false } }, undefined],
    ['closed on the server before', { notice: { ...asks, homePopup: 0 } }, undefined],
    ['under review', { notice: { ...asks, stage: 2 } }, 'real-name'],
    ['an ad', { user: withAd }, 'ad'],
    ['an ad, the notice still awaited', { user: withAd, notice: undefined }, undefined],
    ['an ad, the notice failed', { user: withAd, notice: null }, 'ad'],
    ['an ad and an unverified account', { user: withAd, notice: asks }, 'real-name'],
    ['an ad, and the other was closed in this visit', { user: withAd, notice: asks, closed: true }, undefined],
    ['an ad, below a dialog', { user: withAd, covered: true }, undefined],
    ['an ad that stands while its own dialog covers the page', { user: withAd, covered: true, showing: 'ad' }, 'ad'],
    ['an ad and a notice, the page asked for the ad', { user: withAd, notice: asks, only: 'ad' }, 'ad'],
    ['routers with small disks', { campaign: smallDisks }, 'campaign'],
    ['no router with a small disk', { campaign: { ...smallDisks, lt_32g_router_num: 0 } }, undefined],
    ['hidden for ever', { campaign: { ...smallDisks, is_hidden: true } }, undefined],
    ['shown in this browser before', { campaign: smallDisks, campaignShown: true }, undefined],
    ['shown just now, flag set', { campaign: smallDisks, campaignShown: true, showing: 'campaign' }, 'campaign'],
    ['campaign and ad', { campaign: smallDisks, user: withAd }, 'campaign'],
    ['activity and ad', { activityPopup: true, user: withAd }, 'activity'],
    ['campaign and activity', { campaign: smallDisks, activityPopup: true }, 'campaign'],
    [
      'a notice that comes while the campaign is open',
      { notice: asks, campaign: smallDisks, showing: 'campaign' },
      'campaign',
    ],
    ['the open one was closed', { notice: asks, showing: 'campaign', closed: true }, undefined],
  ])('%s', (_, state, popup) => expect(homePopup({ ...quiet, ...state })).toBe(popup));
});

describe('messages at the bottom right', () => {
  const message = (_id: string, popup = 'YES') => ({ _id, popup });

  it('come one at a time, in order', () => {
    const all = [message('a'), message('quiet', 'NO'), message('b'), message('c')];
    expect(messagePopup(all)).toEqual({ message: all[0], number: 1, count: 3, offerAll: true });
    expect(messagePopup(all, ['a'])).toMatchObject({ message: { _id: 'b' }, number: 2, count: 3, offerAll: true });
    expect(messagePopup(all, ['a', 'b'])).toMatchObject({ message: { _id: 'c' }, number: 3, offerAll: false });
    expect(messagePopup(all, ['a', 'b', 'c'])).toBeUndefined();
  });

  it('do not come at all when none wants to', () => expect(messagePopup([message('a', 'NO')])).toBeUndefined());
});

describe('real-name notice', () => {
  it('is split at its line breaks', () => {
    const lines = noticeLines({ ...asks, notice: { yun_message: '一\r\n二\n\n三<br/>四 <br> 五\r六' } });
    expect(lines).toEqual(['一', '二', '三', '四', '五', '六']);
  });

  it('is due for an unverified business that did not close it', () => {
    expect([asks, verified, { ...asks, business_status: false }, { ...asks, homePopup: 0 }].map(realNameDue)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
