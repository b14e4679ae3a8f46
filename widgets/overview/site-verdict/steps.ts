import type { NeedySite } from '../../../src/api/contract/verdict';
import type { AlarmKind } from '../../../src/domain/alarm-kinds';
import type { Destination } from '../../../src/session/place';
import type { siteVerdictText } from './site-verdict.text';

type Step = keyof typeof siteVerdictText.steps;

const stepOf: Readonly<Partial<Record<AlarmKind, Step>>> = {
  wan_down: 'line',
  line_loss: 'diagnose',
  ap_lost: 'ap',
  ap_offline: 'ap',
  radio_busy: 'ap',
  switch_offline: 'switch',
  port_loop: 'switch',
  firewall_offline: 'firewall',
  cpu_high: 'load',
  memory_high: 'load',
  disk_high: 'load',
  tunnel_down: 'sdwan',
  tunnel_loss: 'sdwan',
  tunnel_slow: 'sdwan',
  decoy_touched: 'decoy',
};

/** The one thing to do next for a site, and where. */
export function nextStep({ state, kind, gwid, device }: NeedySite): { step: Step; to: Destination } {
  const step = state === 'down' ? 'silent' : (stepOf[kind as AlarmKind] ?? 'diagnose');
  const page = (query: Record<string, string>): Destination => ({ name: 'network', params: { gwid }, query });
  switch (step) {
    case 'silent':
      return { step, to: page({ tab: 'logs', log: 'online' }) };
    case 'line':
      return { step, to: page({ tab: 'interfaces' }) };
    case 'diagnose':
      return { step, to: page({ tab: 'diagnosis' }) };
    case 'ap':
      return kind !== 'ap_lost' && device && device !== gwid
        ? { step, to: { name: 'ap_edit', query: { id: device } } }
        : { step, to: page({ tab: 'aps', status: 'offline' }) };
    case 'switch':
      return { step, to: page({ tab: 'switches' }) };
    case 'firewall':
      return { step, to: { name: 'fire_detail', query: { id: device ?? gwid } } };
    case 'load':
      return { step, to: page({}) };
    case 'sdwan':
      return { step, to: { name: 'sdwan' } };
    case 'decoy':
      return { step, to: { name: 'honeypot' } };
  }
}
