import type { AlarmKind } from '../../../../src/domain/alarm-kinds';
import { condition, gradeOf, type Condition } from '../../fleet/alarms/alarm-words';
import { day, iso, minute } from '../../../../src/domain/time';
import { defaultRules } from '../../../../src/domain/alarm-rule';
import { newestFirmware, type Fleet, type SimChild, type SimGateway } from './fleet';
import { episodes, type Episode, type Trouble } from './episodes';
import { hex } from './hash';
import { hash, unit } from '../../kit/hash';
import { failingWan, loopPort, lostAps } from './state';
import { gatewaySilences } from './traffic';

const hold = (kind: AlarmKind): number => (defaultRules[kind].hold ?? 0) * minute;

/** An alarm as a row of the table. */
export interface PastAlarm extends Condition {
  id: string;
  account_id: string;
  device_id: string;
  device_kind: string;
  gateway_id: string;
  rank: number;
  category: string;
  remark: string;
  state: 'active' | 'acknowledged' | 'cleared';
  raised_at: string;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  cleared_at: string | null;
  assignee: string | null;
  note: string;
  simulated: true;
}

const people = ['林昭', '陈屿', '周禾', '许知远'];
const notes = ['已电话联系门店确认', '等待运营商恢复', '现场重启后恢复', '已更换网线'];

/** Alarms of a fleet that began from `from` on and before `to`; those that last at `to` are open. */
export function pastAlarms(fleet: Fleet, from: number, to: number): PastAlarm[] {
  const { seed } = fleet.plan;
  return fleet.gateways.flatMap((gateway) => {
    const silent = gatewaySilences(seed, gateway, from - 90 * day, to);
    const alarms: PastAlarm[] = [];
    const add = (
      owner: SimGateway | SimChild,
      list: readonly Episode[],
      make: (episode: Episode) => Condition,
      delay = 0,
    ) => {
      for (const one of list) {
        const raised = one.start + delay;
        if (raised < from || raised >= to || raised >= one.end) continue;
        alarms.push(toAlarm(fleet, gateway, owner, make(one), raised, one.end, to));
      }
    };
    const during = (kind: Trouble, index: number) => unheard(episodes(seed, kind, index, from - 2 * day, to), silent);

    add(gateway, silent, () => condition('gateway_offline'), minute);
    if (gateway.wans.length > 1) add(gateway, during('wan_down', gateway.index), (one) => wanDown(gateway, one));
    add(
      gateway,
      during('line_loss', gateway.index),
      () => condition('line_loss', { subject: 'wan1' }),
      hold('line_loss'),
    );
    add(gateway, during('cpu_high', gateway.index), () => condition('cpu_high'), hold('cpu_high'));
    add(gateway, during('memory_high', gateway.index), () => condition('memory_high'), hold('memory_high'));
    const lost = lostAps(gateway);
    if (lost > 0) {
      add(gateway, during('ap_lost', gateway.index), () => condition('ap_lost', { detail: String(lost) }), minute);
    }
    for (const child of gateway.children) {
      const { index, remark: name } = child;
      if (child.kind === 'ap') {
        add(child, during('ap_offline', index), () => condition('ap_offline', { name }), minute);
        add(
          child,
          during('radio_busy', index),
          () => condition('radio_busy', { subject: '5G', name }),
          hold('radio_busy'),
        );
      } else if (child.kind === 'switch') {
        add(child, during('switch_offline', index), () => condition('switch_offline', { name }), minute);
        add(child, during('port_loop', index), (one) =>
          condition('port_loop', { subject: String(loopPort(child, one.u)), name }),
        );
      } else {
        add(child, during('firewall_offline', index), () => condition('firewall_offline', { name }), minute);
      }
    }
    if (gateway.firmware !== newestFirmware) alarms.push(...firmwareAlarm(fleet, gateway, from, to));
    return alarms;
  });
}

const wanDown = (gateway: SimGateway, episode: Episode): Condition => {
  const broken = failingWan(gateway, episode.u);
  const other = gateway.wans.find((_, i) => i !== broken);
  return condition('wan_down', { subject: gateway.wans[broken]!.name, detail: other?.name });
};

/** What happens while a gateway is silent is never heard of. */
const unheard = (list: readonly Episode[], silent: readonly Episode[]): Episode[] =>
  list.filter((one) => !silent.some((quiet) => quiet.start < one.end && quiet.end > one.start));

/** A new version comes out once; the alarm stays until somebody installs it. */
function firmwareAlarm(fleet: Fleet, gateway: SimGateway, from: number, to: number): PastAlarm[] {
  const raised = from + Math.floor((to - from) * (0.55 + 0.4 * unit(fleet.plan.seed, 401, gateway.index)));
  return [
    toAlarm(fleet, gateway, gateway, condition('firmware_new', { detail: newestFirmware }), raised, Infinity, to),
  ];
}

function toAlarm(
  fleet: Fleet,
  gateway: SimGateway,
  owner: SimGateway | SimChild,
  what: Condition,
  raised: number,
  ended: number,
  now: number,
): PastAlarm {
  const { seed, accountId } = fleet.plan;
  const draw = (salt: number) => unit(seed, salt, hash(raised), owner.index);
  const cleared = ended <= now;
  const handled = raised < now - 20 * minute && draw(411) < (cleared ? 0.5 : 0.3);
  const acknowledged = handled
    ? Math.min(raised + Math.round((2 + 30 * draw(412)) * minute), cleared ? ended : now)
    : null;
  const who = people[Math.floor(draw(413) * people.length)]!;
  return {
    ...what,
    ...gradeOf(what.kind as AlarmKind),
    id: `alm_${hex(16, seed, 414, hash(raised), owner.index, hash(...[...what.kind].map((c) => c.charCodeAt(0))))}`,
    account_id: accountId,
    device_id: owner.id,
    device_kind: 'kind' in owner ? owner.kind : 'gateway',
    gateway_id: gateway.id,
    remark: gateway.remark,
    state: cleared ? 'cleared' : handled ? 'acknowledged' : 'active',
    raised_at: iso(raised),
    acknowledged_at: acknowledged === null ? null : iso(acknowledged),
    acknowledged_by: handled ? who : null,
    cleared_at: cleared ? iso(ended) : null,
    assignee: handled && draw(415) < 0.6 ? who : null,
    note: handled && draw(416) < 0.35 ? notes[Math.floor(draw(417) * notes.length)]! : '',
    simulated: true,
  };
}
