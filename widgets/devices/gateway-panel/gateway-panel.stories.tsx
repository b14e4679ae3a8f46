import type { Story as LadleStory } from '@ladle/react';
import type { GatewayInterface } from '../../../src/api/contract/device';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { GatewayPanel } from './gateway-panel';
import { gatewayPanelContract } from './gateway-panel.contract';

export default { title: 'devices / gateway-panel' };

const port = (name: string, more: Partial<GatewayInterface> = {}): GatewayInterface => ({
  name,
  role: name.startsWith('wan') ? 'wan' : 'lan',
  state: 'free',
  access: null,
  carrier: null,
  booked_down: null,
  booked_up: null,
  address: null,
  gateway: null,
  dns: [],
  mac: null,
  speed: null,
  duplex: null,
  down: 0,
  up: 0,
  loss: null,
  signal: null,
  connected_since: null,
  ...more,
});

const path = '/api/v3/device/gateway/2b91d07c55af';
const gateway = {
  model: 'NP-R980',
  status: 'online',
  alarm_count: 2,
  interfaces: [
    port('wan1', {
      state: 'connected',
      access: 'pppoe',
      carrier: '电信',
      booked_down: 1000,
      booked_up: 150,
      address: '198.51.100.40/32',
      gateway: '198.51.100.1',
      dns: ['203.0.113.35'],
      mac: '02:00:5e:00:55:af',
      speed: 1000,
      duplex: 'full',
      down: 886 * 1024 ** 2,
      up: 142 * 1024 ** 2,
      loss: 0,
      connected_since: '2026-11-08T02:00:00Z',
    }),
    port('wan2', { state: 'disconnected', carrier: '移动', access: 'dhcp' }),
    port('lan1', { state: 'connected', address: '192.168.8.1/22', speed: 1000, duplex: 'full' }),
    port('lan2'),
    port('lan3', { state: 'no_card' }),
  ],
};
const answers = { [path]: gateway };

export const Ordinary: LadleStory<PropsOf<typeof gatewayPanelContract>> = (props) => (
  <Story answers={answers}>
    <GatewayPanel {...props} gwid="2b91d07c55af" />
  </Story>
);
Ordinary.argTypes = storyControls(gatewayPanelContract);

const away = { ...gateway, status: 'offline', last_seen: '2026-11-20T06:06:00Z', alarm_count: 0 };

export const Offline = () => (
  <Story answers={{ [path]: away }}>
    <GatewayPanel gwid="2b91d07c55af" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ [path]: { ...gateway, interfaces: [] } }}>
    <GatewayPanel gwid="2b91d07c55af" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <GatewayPanel gwid="2b91d07c55af" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <GatewayPanel gwid="2b91d07c55af" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <GatewayPanel gwid="2b91d07c55af" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <GatewayPanel gwid="2b91d07c55af" />
  </Story>
);
