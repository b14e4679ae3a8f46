import type { Story as LadleStory } from '@ladle/react';
import type { AfterSale } from '../../../src/api/contract/support';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { AfterSales } from './after-sales';
import { afterSalesContract } from './after-sales.contract';

export default { title: 'support / after-sales' };

const order: AfterSale = {
  id: 'as_1',
  kind: 'repair',
  product: 'NP-R620',
  serial: 'NPR6202504180372',
  reason: '通电后 SYS 灯不亮，更换电源适配器后仍无法启动。',
  contact: '林昭',
  mobile: '13805712046',
  address: '浙江省杭州市西湖区文三路 398 号 6 楼',
  photos: [],
  state: 'submitted',
  created_at: '2026-11-16T10:00:00Z',
  updated_at: '2026-11-16T10:00:00Z',
  steps: [{ state: 'submitted', at: '2026-11-16T10:00:00Z', note: '' }],
};

const answers = { '/api/v3/after_sales': { list: [order], total: 1 }, '/api/v3/after_sales/as_1': order };

export const Ordinary: LadleStory<PropsOf<typeof afterSalesContract>> = (props) => (
  <Story answers={answers}>
    <AfterSales {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(afterSalesContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/after_sales': { list: [], total: 0 } }}>
    <AfterSales />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/after_sales': 500 }}>
    <AfterSales />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <AfterSales />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <AfterSales />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <AfterSales />
  </Story>
);
