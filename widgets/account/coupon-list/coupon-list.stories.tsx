import type { Story as LadleStory } from '@ladle/react';
import type { DataOf } from '../../../src/api';
import type { coupons } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { CouponList } from './coupon-list';
import { couponListContract } from './coupon-list.contract';

export default { title: 'account / coupon-list' };

const list: DataOf<typeof coupons>['list'] = [
  {
    id: '1',
    title: '新客满减券',
    amount_fen: 2_000,
    min_order_fen: 9_900,
    service: '',
    state: 'usable',
    starts_at: '2026-11-01T00:00:00Z',
    expires_at: '2026-12-31T00:00:00Z',
  },
  {
    id: '2',
    title: '续费立减券',
    amount_fen: 1_000,
    min_order_fen: 0,
    service: 'SD-WAN',
    state: 'expired',
    starts_at: '2026-08-01T00:00:00Z',
    expires_at: '2026-10-31T00:00:00Z',
  },
];

const answers = { '/api/v3/account/coupons': { list, total: list.length } };

export const Ordinary: LadleStory<PropsOf<typeof couponListContract>> = (props) => (
  <Story answers={answers}>
    <CouponList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(couponListContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/account/coupons': { list: [], total: 0 } }}>
    <CouponList />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/account/coupons': 500 }}>
    <CouponList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <CouponList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <CouponList />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <CouponList />
  </Story>
);
