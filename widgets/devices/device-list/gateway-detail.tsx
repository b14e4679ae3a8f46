import type { GatewayInterface } from '../../../src/api/contract/device';
import { bytes, duration, number } from '../../../src/format';
import { Sparkline } from '../../../src/ui/chart';
import { Failed } from '../../../src/ui/failed';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import type { AnyRow } from './device-columns';
import { useGateway } from './gateway-detail.data';
import { Detail, Part, Ports } from './device-list.styles';
import { deviceListText as text } from './device-list.text';
import { gatewayDetailText as detailText } from './gateway-detail.text';

/** What a gateway's row opens to: interfaces, system, what hangs below, the last day. */
export function GatewayDetail({ row }: { row: AnyRow }) {
  const { gateway, day } = useGateway(row.gwid);
  const { data, error } = gateway;
  if (error && !data) return <Failed error={error} onRetry={gateway.refresh} />;
  const points = day.data?.points ?? [];
  const disk = row.disk == null ? detailText.noDisk : bytes(row.disk, 0);
  return (
    <Detail>
      <Part>
        <h4>{detailText.interfaces}</h4>
        {data ? (
          <Ports>
            {data.interfaces.map((one) => (
              <Interface key={one.name} one={one} />
            ))}
          </Ports>
        ) : (
          <Skeleton rows={2} />
        )}
      </Part>
      <Part>
        <h4>{detailText.system}</h4>
        <p>{row.uptime == null ? detailText.notRunning : detailText.runs(duration(row.uptime, 2))}</p>
        <p>{detailText.memoryDisk(row.memory == null ? '—' : text.load(row.memory), disk)}</p>
      </Part>
      <Part>
        <h4>{detailText.below}</h4>
        <p>
          {detailText.belowCounts(
            `${number(row.ap_online)} / ${number(row.ap_total)}`,
            `${number(row.switch_online)} / ${number(row.switch_total)}`,
          )}
        </p>
        <p>{detailText.terminals(number(row.clients))}</p>
      </Part>
      <Part>
        <h4>{detailText.traffic}</h4>
        {points.length > 0 ? (
          <Sparkline values={points.map((point) => point.down)} height={40} label={detailText.traffic} />
        ) : (
          <p>{day.loading ? '' : detailText.noTraffic}</p>
        )}
      </Part>
    </Detail>
  );
}

function Interface({ one }: { one: GatewayInterface }) {
  const booked = one.booked_down ? ` ${one.booked_down}M` : '';
  const kind =
    one.state === 'connected' ? 'online' : one.state === 'disconnected' && one.role === 'wan' ? 'danger' : 'offline';
  return (
    <span title={detailText.interfaceState[one.state]}>
      <Status kind={kind}>{`${one.name.toUpperCase()}${one.carrier ? ` ${one.carrier}` : ''}${booked}`}</Status>
    </span>
  );
}
