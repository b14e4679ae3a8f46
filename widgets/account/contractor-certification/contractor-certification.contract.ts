import { contract } from '../../../src/element/contract';

/** What outsiders may rely on about <np-contractor-certification>. */
export const contractorCertificationContract = contract({
  tag: 'np-contractor-certification',
  name: 'ContractorCertification',
  family: 'account',
  summary: '工程商认证：提交公司资料与营业执照，查看审核状态与驳回原因，驳回后可修改重新提交',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
