import type { OnlineUser } from '../../../src/api/contract/client';
import type { ApRow } from '../../../src/api/contract/device';
import type { PropsOf } from '../../../src/element/contract';
import { number, time } from '../../../src/format';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { To } from '../../../src/ui/link';
import { Meter, loadTone } from '../../../src/ui/meter';
import { MissingGateway } from '../../../src/ui/missing';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { Stack } from '../../../src/ui/stack';
import { betweenText } from '../../../src/text/between.text';
import type { wirelessMonitorContract } from './wireless-monitor.contract';
import { airOf, crowded, looked, useAps, useGateway, useWeakest, weakBelow } from './wireless-monitor.data';
import { Figures, Radio, Small, Tile, TileHead, Tiles, Weak } from './wireless-monitor.styles';
import { wirelessMonitorText as text } from './wireless-monitor.text';

/** Access points that are drawn, and terminals that are named; the lists have the rest. */
const most = 60;
const named = 8;

/** What a person who watches a wireless network wants to see: how many are there, where it is crowded, who is badly off. */
export function WirelessMonitor({ gwid = '' }: PropsOf<typeof wirelessMonitorContract>) {
  const { data: known, error } = useGateway(gwid);
  const aps = useAps(gwid);
  const weakest = useWeakest(gwid);
  if (!gwid || error?.kind === 'notFound') {
    return (
      <PaneBox part="panel">
        <MissingGateway />
      </PaneBox>
    );
  }
  const { list } = aps;
  if (!list) {
    return (
      <PaneBox part="panel">
        {aps.error ? <Failed error={aps.error} onRetry={aps.refresh} /> : <Skeleton rows={8} />}
      </PaneBox>
    );
  }
  const all = { name: 'ap_index', query: { gwid } };
  return (
    <Stack part="panel">
      <PaneBox>
        <PaneHead
          title={known?.remark || text.heading}
          note={
            aps.updatedAt === undefined
              ? text.live
              : `${text.updated(time(aps.updatedAt))}${betweenText.parts}${text.live}`
          }
        />
        <Summary aps={list} weak={(weakest.data?.list ?? []).filter(isWeak).length} />
      </PaneBox>
      <PaneBox>
        <PaneHead
          title={text.list}
          note={text.listNote(Math.min(most, list.length), list.length)}
          end={<To to={all}>{text.all}</To>}
        />
        {list.length === 0 ? (
          <Empty kind="nothing" title={text.noAps} reason={text.noApsReason} />
        ) : (
          <Tiles>
            {list.slice(0, most).map((row) => (
              <ApTile key={row.id} row={row} />
            ))}
          </Tiles>
        )}
      </PaneBox>
      <PaneBox>
        <PaneHead title={text.weakest} note={text.weakestNote} />
        <Weakest users={weakest.data?.list} />
      </PaneBox>
    </Stack>
  );
}

const isWeak = ({ signal }: OnlineUser): boolean => signal !== null && signal < weakBelow;

function Summary({ aps, weak }: { aps: readonly ApRow[]; weak: number }) {
  const online = aps.filter(({ status }) => status === 'online');
  const sum = (key: 'clients_5g' | 'clients_2g') => online.reduce((total, row) => total + row[key], 0);
  const busy = online.filter((row) => airOf(row) >= crowded).length;
  return (
    <Figures>
      <Figure name={text.aps} value={online.length} note={text.of(aps.length)} />
      <Figure name={text.five} value={sum('clients_5g')} />
      <Figure name={text.two} value={sum('clients_2g')} />
      <Figure name={text.busy} value={busy} note={text.busyNote(crowded)} />
      <Figure name={text.weak} value={weak} more={weak === looked} note={text.weakNote(weakBelow)} />
    </Figures>
  );
}

interface FigureProps {
  name: string;
  value: number;
  /** At least so many. */
  more?: boolean;
  note?: string;
}

const Figure = ({ name, value, more = false, note }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {number(value)}
      {more && '+'}
      {note && <small>{note}</small>}
    </dd>
  </div>
);

/** One access point: whether it is there, who is at it, and how full the air around it is. */
function ApTile({ row }: { row: ApRow }) {
  const there = row.status === 'online';
  const noise = [row.noise_5g, row.noise_2g].find((one) => one !== null);
  return (
    <Tile>
      <TileHead>
        <b title={row.remark}>{row.remark}</b>
        <Status kind={there ? 'online' : 'offline'}>{text.states[row.status]}</Status>
      </TileHead>
      {there && (
        <>
          <Air row={row} band={text.band.five} busy={row.busy_5g} channel={row.channel_5g} />
          <Air row={row} band={text.band.two} busy={row.busy_2g} channel={row.channel_2g} />
        </>
      )}
      <Small>
        {[there && text.clients(row.clients), noise != null && there && text.noise(noise), row.model]
          .filter(Boolean)
          .join(betweenText.parts)}
      </Small>
    </Tile>
  );
}

interface AirProps {
  row: ApRow;
  band: string;
  busy: number | null;
  channel: number | null;
}

const Air = ({ row, band, busy, channel }: AirProps) => (
  <Radio title={text.channel(channel)}>
    <span>{band}</span>
    {channel === null || busy === null ? (
      <Small>{text.channel(channel)}</Small>
    ) : (
      <Meter value={busy} tone={loadTone(busy)} label={text.taken(row.remark, band)} />
    )}
    <span>{channel === null || busy === null ? '—' : `${Math.round(busy)}%`}</span>
  </Radio>
);

function Weakest({ users }: { users: readonly OnlineUser[] | undefined }) {
  if (!users) return <Skeleton rows={4} />;
  const wireless = users.filter(({ signal }) => signal !== null).slice(0, named);
  if (wireless.length === 0) return <Empty kind="nothing" title={text.noWeak} reason={text.noWeakReason} />;
  return (
    <Weak>
      {wireless.map((user) => (
        <li key={user.id}>
          <span title={user.name}>{user.name}</span>
          <span title={user.ap_remark ?? ''}>{user.ap_remark ?? '—'}</span>
          <span>{user.band ?? '—'}</span>
          <span>
            <Status kind={isWeak(user) ? 'warning' : 'online'}>{`${user.signal} dBm`}</Status>
          </span>
        </li>
      ))}
    </Weak>
  );
}
