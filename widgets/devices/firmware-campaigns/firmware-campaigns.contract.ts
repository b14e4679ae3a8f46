import { contract, flag } from '../../../src/element/contract';

/** Upgrades of many gateways: the list, and one of them with its devices. */
export const firmwareCampaignsContract = contract({
  tag: 'np-firmware-campaigns',
  name: 'FirmwareCampaigns',
  family: 'devices',
  summary: '固件升级任务：分批、定时、等待离线设备、失败自动停止，实时进度，可暂停、取消与重试',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:manage'],
  props: {
    manage: flag('显示新建、修改、暂停、取消与重试，需要 device:write，新建、修改与重试另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
