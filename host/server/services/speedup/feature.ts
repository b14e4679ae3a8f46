import type { Feature } from '../../kit/context/context';
import { speedupDocument } from './document';

/** International speed-up: terminals of gateways that reach applications over the operator's lines. */
export const speedup: Feature = {
  moves: { speedup_group: 'gateway_id' },
  settings: { speedup: { name: 'speedupService', document: speedupDocument } },
  actions: {
    '/api/v3/speedup/save': { text: '保存加速组', en: 'Save a speed-up group' },
    '/api/v3/speedup/switch': { text: '暂停或恢复加速组', en: 'Pause or resume a speed-up group' },
    '/api/v3/speedup/remove': { text: '删除加速组', en: 'Delete a speed-up group' },
    '/api/v3/speedup/retry': { text: '重新下发国际加速配置', en: 'Send speed-up settings again' },
    '/api/v3/speedup/apply': { text: '申请加速成员', en: 'Apply for speed-up members' },
    '/api/v3/speedup/member/save': { text: '修改加速成员', en: 'Change a speed-up member' },
    '/api/v3/speedup/member/remove': { text: '删除加速成员', en: 'Delete speed-up members' },
    '/api/v3/speedup/policy/save': { text: '修改加速策略', en: 'Change a speed-up policy' },
    '/api/v3/speedup/policy/reset': { text: '取消加速策略', en: 'Cancel a speed-up policy' },
    '/api/v3/speedup/measure/lines': { text: '测量线路时延', en: 'Measure lines’ latency' },
    '/api/v3/speedup/measure/app': { text: '测量应用时延', en: 'Measure an app’s latency' },
  },
  names: [
    'SELECT name, gateway_id FROM speedup_group WHERE account_id = $1 AND id = $2',
    'SELECT name, NULL FROM speedup_member WHERE account_id = $1 AND id = $2',
  ],
};
