import { contract, needed, text } from '../../../src/element/contract';

/** One section of a device's configuration. */
export const deviceConfigContract = contract({
  tag: 'np-device-config',
  name: 'DeviceConfig',
  family: 'devices',
  summary:
    '设备配置：一个配置段的草稿、差异、下发状态与历史版本，例如网关的 VLAN、端口映射、静态绑定、访问控制、IPv6，AP 的无线网络，防火墙的安全策略',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: {
    device: needed(text('设备 ID；网关是它的 GWID'), 'GW-1001'),
    section: text(
      '配置段：网关 vlan、port_mapping、static_binding、acl、ipv6，以及设备支持时的 wan、lan、routes、qos、ddns；交换机 ports、vlan；AP basics、radio、ssids；防火墙 policies',
      'vlan',
    ),
  },
  events: {},
  parts: { panel: '外框' },
});
