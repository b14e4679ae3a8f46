import type { Feature } from '../../kit/context/context';
import { takeMeasure } from './measure';

/** What services set on gateways, and what gateways measure of it. */
export const settings: Feature = {
  moves: { service_setting: 'gateway_id', service_measure: 'gateway_id' },
  effects: { measure: takeMeasure },
  actions: {
    '/api/v3/setting/save': { text: '修改服务设置', en: 'Change service settings' },
    '/api/v3/setting/switch': { text: '暂停或继续服务', en: 'Pause or resume a service' },
    '/api/v3/setting/retry': { text: '重新下发服务设置', en: 'Send service settings again' },
    '/api/v3/setting/measure': { text: '测量服务效果', en: 'Measure a service' },
  },
};
