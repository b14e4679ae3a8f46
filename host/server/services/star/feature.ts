import type { Feature } from '../../kit/context/context';
import { starDocument } from './document';

/** Star plan: what is left of disks and upload of gateways, lent to a buyer. */
export const star: Feature = {
  settings: { star: { name: 'starPlan', document: starDocument } },
  actions: {
    '/api/v3/twinkle/agree': { text: '同意繁星计划用户协议', en: 'Agree to the star plan' },
    '/api/v3/twinkle/apply': { text: '申请参加繁星计划', en: 'Apply for the star plan' },
    '/api/v3/twinkle/withdraw': { text: '撤回繁星计划申请', en: 'Take back a star plan application' },
    '/api/v3/twinkle/again': { text: '再次申请参加繁星计划', en: 'Apply for the star plan again' },
    '/api/v3/twinkle/configure': { text: '修改繁星计划设置', en: 'Change star plan settings' },
    '/api/v3/twinkle/switch': { text: '暂停或恢复繁星计划', en: 'Pause or resume the star plan' },
    '/api/v3/twinkle/end': { text: '退出繁星计划', en: 'Leave the star plan' },
    '/api/v3/twinkle/retry': { text: '重新下发繁星计划设置', en: 'Send star plan settings again' },
    '/api/v3/twinkle/dispute': { text: '对繁星计划账单提出申诉', en: 'Dispute a star plan bill' },
    '/api/v3/twinkle/dispute/add': { text: '补充繁星计划账单申诉', en: 'Add to a star plan dispute' },
  },
  names: [
    'SELECT remark, gateway_id FROM star_application WHERE account_id = $1 AND id = $2',
    'SELECT day::text, gateway_id FROM star_dispute WHERE account_id = $1 AND id = $2',
  ],
};
