import type { SalePackage } from '../../../../src/api/contract/promotion';

const pack = (id: string, name: string, price_fen: number, more: Partial<SalePackage> = {}): SalePackage => ({
  ...{ id, service: 'sdwan', service_name: 'SD-WAN', name, summary: '多地门店互访内网，含境外访问', price_fen },
  ...{ unit: '成员 / 月', features: ['20 个成员', '境内侧带宽 100 Mbps，境外侧 20 Mbps', '树型组网'], code: 'SW' },
  activity: null,
  ...more,
});

const list = [
  pack('sdwan-3', '标准版', 9800, {
    activity: { title: '异地组网首月优惠', price_fen: 6800, ends_at: '2099-01-20T16:00:00Z' },
  }),
  pack('sdwan-4', '一个名称特别特别长的企业旗舰版', 26_800),
];
/** Two packages, one at a price that ends. */
export const offerAnswers = {
  '/api/v3/promotion/packages': { list, total: list.length },
  '/api/v3/promotion/lead': null,
};
/** A server that neither sells nor listens. */
export const offerFailures = { '/api/v3/promotion/packages': 500, '/api/v3/promotion/lead': 500 };
