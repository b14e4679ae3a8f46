import { contract, flag, text } from '../../../src/element/contract';

/** Health checks of SD-WAN networks. */
export const sdwanExaminationContract = contract({
  tag: 'np-sdwan-examination',
  name: 'SdwanExamination',
  family: 'sdwan',
  summary:
    'SD-WAN 组网体检：逐项检查成员、链路、网段、带宽、套餐、固件、下发与规则，给出评分、问题与处理入口，可与上次比较',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    network: text('组网的编号；不指定时可在页面上选择'),
    manage: flag('可开始体检，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
