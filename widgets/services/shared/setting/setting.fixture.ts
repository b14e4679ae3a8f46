import type { SettingDetail } from '../../../../src/api/contract/setting';
import { serviceSpecs } from '../../../../src/domain/service-setting';

const measure = (id: string, in_force: boolean, down: number, up: number): SettingDetail['measures'][number] => ({
  ...{ id, in_force, asked_at: `2026-11-${in_force ? 20 : 18}T06:06:00Z` },
  ...{ state: 'done', figures: { down, up }, error: '' },
});

/** A gateway that shares two lines, measured before and after. */
export const settingStory: SettingDetail = {
  ...{ gwid: 'g1', remark: '杭州云栖酒店主楼', model: 'NP-R980', online: true, able: true, simulated: true },
  ...{ tier: 'basic', tier_name: '基础版', service_state: 'active', expires_at: '2027-05-31T00:00:00Z' },
  ...{ enabled: true, delivery: 'done', error: '', changed_by: 'de**@netpane.cn', changed_at: '2026-11-19T06:06:00Z' },
  ...{ wan: ['wan1', 'wan2'], lan: ['lan1'], vlans: [1], choices: {} },
  document: serviceSpecs.speedup.initial as SettingDetail['document'],
  measures: [measure('m2', true, 860, 96), measure('m1', false, 470, 52)],
};

/** Answers of the stories. */
export const settingAnswers = {
  '/api/v3/setting/gateways': { list: [settingStory], total: 1, unbound: 1 },
  '/api/v3/setting/detail': settingStory,
};
