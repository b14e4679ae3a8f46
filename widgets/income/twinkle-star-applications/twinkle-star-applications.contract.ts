import { contract, flag } from '../../../src/element/contract';

/** Applications to take part. */
export const twinkleStarApplicationsContract = contract({
  tag: 'np-twinkle-star-applications',
  name: 'TwinkleStarApplications',
  family: 'income',
  summary: '繁星申请的审核列表：待审核、通过、驳回与原因，撤回与再次申请',
  status: 'beta',
  scopes: ['account'],
  props: { manage: flag('可撤回与再次申请') },
  events: {},
  parts: { panel: '外框' },
});
