import type { Design } from '../../../src/api/contract/design';
import type { EquipmentModel } from '../../../src/domain/design/equipment';
import { schemeOf } from '../../../src/domain/design/scheme';

const none = {
  form: '',
  clients: null,
  mbps: null,
  wans: null,
  aps: null,
  ports: null,
  poe_watts: null,
  watts: null,
} as const;
const models: EquipmentModel[] = [
  { ...none, model: 'NP-R520', kind: 'gateway', clients: 200, mbps: 1000, wans: 2, aps: 24, price_fen: 129_900 },
  { ...none, model: 'NP-R680', kind: 'gateway', clients: 600, mbps: 2000, wans: 3, aps: 64, price_fen: 268_000 },
  { ...none, model: 'NP-S5024P', kind: 'switch', ports: 24, poe_watts: 370, price_fen: 189_000 },
  { ...none, model: 'NP-A320', kind: 'ap', form: 'panel', clients: 24, watts: 9.5, price_fen: 46_800 },
  { ...none, model: 'NP-A630', kind: 'ap', form: 'ceiling', clients: 40, watts: 12.5, price_fen: 76_800 },
];
const made = { created_at: '2026-11-18T02:00:00Z', updated_at: '2026-11-20T06:30:06Z' };
const row: Design = { id: 'd1', name: '杭州云栖酒店主楼', scene: 'hotel', floors: 0, aps: 0, ...made };
const scheme = { ...schemeOf('hotel'), lines: [1000, 300], failover: true, budget: 60_000 };

/** Answers of the designs' server. */
export const networkDesignAnswers = {
  '/api/v3/design/list': {
    list: [row, { ...row, id: 'd2', name: '总部三楼', scene: 'office' }],
    total: 2,
  },
  '/api/v3/design/detail/d1': { id: 'd1', name: row.name, document: { scheme, floors: [], target: -65 }, ...made },
  '/api/v3/design/models': { list: models, total: models.length },
  '/api/v3/design/save': { id: 'd1', updated_at: made.updated_at },
};
