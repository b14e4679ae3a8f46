import type { Story as LadleStory } from '@ladle/react';
import type { AfterSale } from '../../../src/api/contract/support';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { AfterSaleForm } from './after-sale-form';
import { afterSaleFormContract } from './after-sale-form.contract';

export default { title: 'support / after-sale-form' };

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

const answers = { '/api/v3/after_sales/as_1': order, '/api/v3/after_sales/save': order };

export const Ordinary: LadleStory<PropsOf<typeof afterSaleFormContract>> = (props) => (
  <Story answers={answers}>
    <AfterSaleForm {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(afterSaleFormContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/after_sales/save': 500 }}>
    <AfterSaleForm />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <AfterSaleForm />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <AfterSaleForm />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <AfterSaleForm />
  </Story>
);
