import { iptvNode as node } from '../shared/iptv-node.fixture';

/** Answers of the stories. */
export const iptvNodesAnswers = {
  '/api/v3/iptv/nodes': {
    list: [
      node('n1'),
      node('n2', { name: '华东二', place: '南京', state: 'lossy', loss: 1.8, viewers: 3 }),
      node('n3', {
        name: '重庆两江新区国际会展中心南侧地下商业街三期',
        place: '',
        state: 'none',
        loss: null,
        viewers: 0,
      }),
      node('n4', {
        ...{ name: '酒店宣传片', kind: 'file', address: '/media/hotel.mp4', state: 'unknown' },
        ...{ loss: null, channels: null, gateways: 0, at: null },
      }),
    ],
    total: 4,
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
