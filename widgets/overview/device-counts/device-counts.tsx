import type { ReactNode } from 'react';
import type { DataOf } from '../../../src/api';
import type { complex } from '../../../src/api/contract/stats';
import { number, percent } from '../../../src/format';
import { Unread } from '../../../src/ui/failed';
import { EthernetPort, Router, Wifi } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Meter } from '../../../src/ui/meter';
import { Cells } from '../../../src/ui/pane';
import { Stat } from '../../../src/ui/stat';
import { perLanguage } from '../../../src/text/words';
import { useSummary } from './device-counts.data';
import { deviceCountsText as text } from './device-counts.text';

type Summary = DataOf<typeof complex>;

/** How many devices of each kind are online. A failed read says why and is tried again by itself. */
export function DeviceCounts() {
  const { data, error, loading, refresh } = useSummary();
  if (error && !data)
    return (
      <Cells aria-label={text.label}>
        <Unread title={text.label} error={error} onRetry={refresh} height={134} />
      </Cells>
    );
  return (
    <Cells aria-label={text.label}>
      {kinds().map((kind) => (
        <Count key={kind.label} kind={kind} data={data} loading={loading} />
      ))}
    </Cells>
  );
}

interface Kind {
  label: string;
  icon: ReactNode;
  /** Route of its list. */
  list: string;
  of: (data: Summary) => { online: number; total: number };
}

const kinds = perLanguage<readonly Kind[]>(() => [
  {
    label: text.router,
    icon: <Router />,
    list: 'networks',
    of: (data) => ({ online: data.router_online_number, total: data.router_number }),
  },
  {
    label: text.ap,
    icon: <Wifi />,
    list: 'ap_index',
    of: (data) => ({ online: data.ap_online_number, total: data.ap_number }),
  },
  {
    label: text.switch,
    icon: <EthernetPort />,
    list: 'switch_index',
    of: (data) => ({ online: data.switch_online_number, total: data.switch_number }),
  },
]);

interface CountProps {
  kind: Kind;
  data: Summary | undefined;
  loading: boolean;
}

function Count({ kind: { label, icon, list, of }, data, loading }: CountProps) {
  const { online, total } = data ? of(data) : { online: undefined, total: undefined };
  const offline = (total ?? 0) - (online ?? 0);
  return (
    <Stat
      icon={icon}
      label={label}
      loading={loading}
      figure={
        <>
          <To to={{ name: list, query: { status: 'online' } }} style={wideEnough}>
            {number(online)}
          </To>
          <small>
            <To to={{ name: list }} style={{ color: 'inherit' }}>
              {text.total(number(total))}
            </To>
          </small>
        </>
      }
      middle={
        <Meter value={online || 0} max={total || 0} tone="success" label={text.spoken(online || 0, total || 0)} />
      }
      note={
        <>
          <span>{text.share(percent(online === undefined || !total ? undefined : online / total))}</span>
          {offline > 0 && <To to={{ name: list, query: { status: 'offline' } }}>{text.offline(number(offline))}</To>}
        </>
      }
    />
  );
}

/** A figure of one digit is narrower than what a finger hits. */
const wideEnough = { color: 'inherit', display: 'inline-block', minWidth: 24 };
