import type { AfterSale } from '../../../src/api/contract/support';

/** A repair that was asked for. */
export const order: AfterSale = {
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
