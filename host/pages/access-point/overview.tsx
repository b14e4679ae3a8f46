import { dateTime } from '../../../src/format';
import { To } from '../../../src/ui/link';
import { loadTone, Meter } from '../../../src/ui/meter';
import { Card, PaneHead, Pairs, PaneSubHead } from '../../../src/ui/pane';
import { Stack } from '../../../src/ui/stack';
import { AlarmList } from '../../../widgets/alarms/alarm-list';
import { ApTrend } from '../../../widgets/devices/ap-trend';
import { Columns, Loads } from '../network/network.styles';
import type { Ap } from './access-point.data';
import { apPageText as text } from './access-point.text';

/** What one wants to see first: what it carries, how its radios are, what is wrong. */
export function Overview({ ap }: { ap: Ap }) {
  return (
    <Columns>
      <ApTrend device={ap.id} />
      <Stack>
        <Radios ap={ap} />
        <AlarmList device={ap.id} status="open" limit={5} heading={text.openAlarms} />
        <Basics ap={ap} />
      </Stack>
    </Columns>
  );
}

/** Both radios as they are now; of one that is away nothing counts. */
function Radios({ ap }: { ap: Ap }) {
  return (
    <Card>
      <PaneHead
        title={text.radios}
        end={<To to={{ name: 'ap_edit', query: { id: ap.id, tab: 'air' } }}>{text.toAir}</To>}
      />
      <Stack>
        {(['5g', '2g'] as const).map((band) => (
          <Radio key={band} ap={ap} band={band} />
        ))}
      </Stack>
    </Card>
  );
}

function Radio({ ap, band }: { ap: Ap; band: '5g' | '2g' }) {
  const [channel, power, busy] = [ap[`channel_${band}`], ap[`power_${band}`], ap[`busy_${band}`]];
  const there = ap.status === 'online';
  const channelWords = channel === null ? text.untold : `${text.channel} ${channel}`;
  return (
    <section>
      <PaneSubHead
        title={text.bands[band]}
        note={[channelWords, power !== null && text.dbm(power)].filter(Boolean).join('，')}
      />
      <Loads>
        <span>{text.stations}</span>
        <span />
        <b>{there ? text.count(ap[`clients_${band}`]) : '—'}</b>
        <span>{text.busy}</span>
        <Meter value={there ? (busy ?? 0) : 0} tone={loadTone(busy ?? 0)} label={text.bands[band]} />
        <b>{!there ? '—' : busy === null ? text.untold : text.percent(busy)}</b>
      </Loads>
    </section>
  );
}

function Basics({ ap }: { ap: Ap }) {
  const { ssids, cpu, memory, bound_at, last_seen } = ap;
  const share = (value: number | null) => (value === null ? text.untold : text.percent(value));
  return (
    <Card>
      <PaneHead title={text.basics} />
      <Pairs>
        <dt>{text.ssids}</dt>
        <dd>{ssids.join('、') || text.untold}</dd>
        <dt>{text.cpu}</dt>
        <dd>{share(cpu)}</dd>
        <dt>{text.memory}</dt>
        <dd>{share(memory)}</dd>
        <dt>{text.boundAt}</dt>
        <dd>{dateTime(bound_at)}</dd>
        <dt>{text.lastSeen}</dt>
        <dd>{last_seen ? dateTime(last_seen) : text.never}</dd>
      </Pairs>
    </Card>
  );
}
