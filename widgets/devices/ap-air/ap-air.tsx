import type { ReactNode } from 'react';
import type { Heard } from '../../../src/api/contract/access-point';
import type { PropsOf } from '../../../src/element/contract';
import { time } from '../../../src/format';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { To } from '../../../src/ui/link';
import { loadTone, Meter } from '../../../src/ui/meter';
import { Card, PaneGroup, PaneHead } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { Tag } from '../../../src/ui/tag';
import { betweenText } from '../../../src/text/between.text';
import type { apAirContract } from './ap-air.contract';
import { useAir, type Air } from './ap-air.data';
import { bands, channelsOf, disturbing, loudest, type Band } from './ap-air.model';
import { Facts, Inset, Small, Strip } from './ap-air.styles';
import { apAirText as text } from './ap-air.text';

/** Pixels of the highest bar of a channel. */
const highest = 44;

/** How full the air around an access point is, and who else is in it. */
export function ApAir({ device = '' }: PropsOf<typeof apAirContract>) {
  const { data, error, refresh } = useAir(device);
  if (!device) return <Empty kind="nothing" title={text.none} reason={text.noneReason} />;
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={8} />;
  return (
    <Stack part="panel">
      <PaneGroup $columns="repeat(auto-fit, minmax(min(100%, 360px), 1fr))">
        {(Object.keys(bands) as Band[]).map((band) => (
          <Radio key={band} air={data} band={band} />
        ))}
      </PaneGroup>
      <Neighbours air={data} />
    </Stack>
  );
}

/** One radio: how it is on its channel, and what is on the others. */
function Radio({ air, band }: { air: Air; band: Band }) {
  const [channel, busy, noise] = [
    air[`channel_${bands[band]}`],
    air[`busy_${bands[band]}`],
    air[`noise_${bands[band]}`],
  ];
  const others = air.at === null ? undefined : disturbing(air, band);
  return (
    <Card>
      <PaneHead title={text.bands[band]} note={channel === null ? text.noChannel : text.channel(channel)} />
      <Facts>
        <Fact name={text.busy}>
          {busy !== null && (
            <>
              {text.percent(busy)} <Meter value={busy} tone={loadTone(busy)} />
            </>
          )}
        </Fact>
        <Fact name={text.noise}>{noise !== null && text.dbm(noise)}</Fact>
        <Fact name={text.same}>{others && text.networks(others.same.length, loudest(others.same))}</Fact>
        {band === '2.4G' && (
          <Fact name={text.near}>{others && text.networks(others.near.length, loudest(others.near))}</Fact>
        )}
      </Facts>
      {air.at !== null && <Channels air={air} band={band} />}
    </Card>
  );
}

/** Something that the device tells, or that it does not. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children || text.untold}</dd>
  </div>
);

function Channels({ air, band }: { air: Air; band: Band }) {
  const all = channelsOf(air, band);
  const most = Math.max(1, ...all.map(({ networks }) => networks));
  return (
    <>
      <Small>{text.perChannel}</Small>
      <Strip aria-label={text.perChannel}>
        {all.map(({ channel, networks, own }) => (
          <li
            key={channel}
            title={text.onChannel(channel, networks, own)}
            aria-label={text.onChannel(channel, networks, own)}
            data-own={own || undefined}
          >
            <span aria-hidden>{networks || ''}</span>
            <i aria-hidden style={{ height: (networks / most) * highest }} />
            <span aria-hidden>{channel}</span>
          </li>
        ))}
      </Strip>
    </>
  );
}

/** Every network that it hears, the loudest first. */
function Neighbours({ air }: { air: Air }) {
  if (air.at === null) {
    return (
      <Card>
        <PaneHead title={text.neighbours} />
        <Empty kind="nothing" title={text.silent} reason={text.silentReason} />
      </Card>
    );
  }
  return (
    <Card $flush>
      <Inset>
        <PaneHead
          title={text.neighbours}
          note={text.scanned(time(air.at), air.heard.length + air.more)}
          end={air.simulated && <Simulated />}
        />
      </Inset>
      <DataTable<Heard>
        bare
        label={text.neighbours}
        rows={air.heard}
        paged={false}
        prefix="heard."
        columns={columnsOf(air)}
        cacheKey="ap.neighbours"
        exportName={text.neighbours}
        rowKey={bssidOf}
        rowName={nameOf}
        maxHeight="560px"
        empty={{ title: text.alone, reason: text.aloneReason }}
      />
      {air.more > 0 && <Small>{text.more(air.more)}</Small>}
    </Card>
  );
}

const bssidOf = ({ bssid }: Heard) => bssid;
const nameOf = ({ ssid }: Heard) => ssid || text.hidden;

const sharesWith = ({ channel_2g, channel_5g }: Air, { band, channel }: Heard) =>
  channel === (band === '5G' ? channel_5g : channel_2g);

/** Columns over the networks that an access point hears; those on its own channels are marked. */
function columnsOf(air: Air): readonly Column<Heard>[] {
  return columns<Heard>([
    { key: 'ssid', title: text.ssid, width: 160, grow: 2, fixed: true, text: nameOf },
    {
      key: 'ap_remark',
      title: text.owner,
      width: 160,
      grow: 2,
      text: (row) => row.ap_remark ?? text.others,
      render: (row) =>
        row.ap_id === null ? (
          text.others
        ) : (
          <>
            <To to={{ name: 'ap_edit', query: { id: row.ap_id } }}>{row.ap_remark}</To>
            {row.ap_status === 'offline' && betweenText.open + text.offline + betweenText.close}
          </>
        ),
    },
    { key: 'band', title: text.band, width: 80, text: (row) => text.bands[row.band] },
    {
      key: 'channel',
      title: text.channelColumn,
      width: 136,
      text: (row) => row.channel,
      render: (row) => (
        <>
          {row.channel} {sharesWith(air, row) && <Tag tone="warning">{text.sameMark}</Tag>}
        </>
      ),
    },
    { key: 'signal', title: text.signal, unit: 'dBm', width: 96, align: 'right', text: (row) => row.signal },
    { key: 'bssid', title: text.bssid, width: 152, mono: true, priority: 2 },
  ]);
}
