import type { ApTemplateDetail } from '../../../src/api/contract/ap-template';
import { newTemplateRows } from '../../../src/domain/ap-template';

const detail: ApTemplateDetail = {
  ...{
    id: 't1',
    kind: 'ssid',
    name: 'Shanyu-Room',
    note: '客房与宿舍',
    target: 'all',
    target_ids: [],
    target_names: [],
  },
  ...{ models: [], rev: 3, removing: false },
  rows: { ssid: { ...newTemplateRows('ssid').ssid, security: 'wpa3', password: '••••••••', vlan: '50' } },
  overrides: [
    { level: 'group', subject: 'grp1', name: '商业网点', rows: { ssid: { most: 48, roam_r: true } } },
    { level: 'ap', subject: 'a1', name: 'AP-2F-11', rows: { ssid: { enabled: false } } },
  ],
};
const touched = ['AP-1F-01', 'AP-1F-02', 'AP-1F-03'].map((remark, at) => ({
  ...{ id: `a${at}`, remark, gwid: 'g1', site: '云栖店', online: at > 0, state: at === 0 ? 'missing' : 'differs' },
  diff: at === 0 ? [] : [{ row: 'ssid', field: 'hidden', wanted: false, found: true }],
}));
const options = {
  groups: [
    { id: 'grp1', name: '商业网点', count: 8 },
    { id: 'grp2', name: '校园', count: 3 },
  ],
  models: [{ name: 'NP-A30', count: 12 }],
  firmwares: [],
  tags: [],
};

/** Answers of the stories. */
export const apTemplateEditorAnswers = {
  '/api/v3/template/ap/one': detail,
  '/api/v3/template/ap/preview': {
    aps: 431,
    touched: 412,
    offline: 13,
    sites: 57,
    unable: 0,
    beyond: [],
    list: touched,
  },
  '/api/v3/template/ap/save': { id: 't1', job: 'job1', aps: 412 },
  '/api/v3/template/ap/override': { id: 't1', job: 'job1', aps: 40 },
  '/api/v3/device/filter_options': options,
  '/api/v3/template/ap/pages': [{ id: 'tpl1', name: '酒店迎宾', version: 3 }],
  '/api/v3/device/all': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
};

/** The same of radios. */
export const radioEditorAnswers = {
  ...apTemplateEditorAnswers,
  '/api/v3/template/ap/one': {
    ...detail,
    kind: 'radio',
    name: '高密度',
    rows: newTemplateRows('radio'),
    overrides: [],
  },
};
