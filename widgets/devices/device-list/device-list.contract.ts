import { choice, contract, event, flag, text } from '../../../src/element/contract';

/** Detail of `deviceOpen`. */
export interface DeviceOpen {
  id: string;
  /** `gateway`, `ap`, `switch` or `firewall`. */
  kind: string;
  /** Id of the gateway that the device stands behind; a gateway's own id. */
  gwid: string;
  remark: string;
}

/** Devices of the account as a list: search, filters, sorting, export. */
export const deviceListContract = contract({
  tag: 'np-device-list',
  name: 'DeviceList',
  family: 'devices',
  summary: '设备列表：状态、型号、固件、地址、终端数与实时速率，可搜索、筛选、导出，实时更新',
  status: 'stable',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    kind: choice('设备种类，all 为全部设备', ['gateway', 'ap', 'switch', 'firewall', 'all'], 'gateway'),
    gwid: text('只显示一台网关及其下设备'),
    manage: flag('显示绑定、改名、重启与解绑，需要 device:write，重启与解绑另需 device:manage'),
  },
  events: {
    deviceOpen: event<DeviceOpen>(
      '点开一台设备；取消后不再前往控制台',
      '{ id: string; kind: string; gwid: string; remark: string }',
      { cancelable: true },
    ),
  },
  parts: { panel: '外框' },
});
