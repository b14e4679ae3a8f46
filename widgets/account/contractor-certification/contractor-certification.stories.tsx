import type { ContractorState } from '../../../src/domain/contractor';
import { Story } from '../../../src/element/story';
import { ContractorCertification } from './contractor-certification';

export default { title: 'account / contractor-certification' };

const path = '/api/v3/contractor';
const picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>'], {
  type: 'image/svg+xml',
});
const application = {
  id: 'con_1',
  company: '重庆两江新区国际会展中心智能化系统集成与网络工程技术服务有限责任公司',
  licence: '91350100M000100Y43',
  photos: ['pho_1'],
  region: '50',
  contact: '林昭',
  mobile: '13805712046',
  reason: '',
  created_at: '2026-11-19T02:00:00Z',
  settled_at: null,
};
const answers = (state: ContractorState, more: object = {}) => ({
  [path]: { state, application: { ...application, ...more } },
  '/api/v3/uploads/photo/pho_1': picture,
});
const settled_at = '2026-11-20T02:00:00Z';

export const Ordinary = () => (
  <Story answers={answers('reviewing')}>
    <ContractorCertification />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ [path]: { state: 'none', application: null } }}>
    <ContractorCertification />
  </Story>
);

export const Refused = () => (
  <Story answers={answers('refused', { settled_at, reason: '营业执照照片不清晰，看不清统一社会信用代码' })}>
    <ContractorCertification />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <ContractorCertification />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ContractorCertification />
  </Story>
);

export const Dark = () => (
  <Story answers={answers('approved', { settled_at })} dark>
    <ContractorCertification />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers('approved', { settled_at })} width={320}>
    <ContractorCertification />
  </Story>
);
