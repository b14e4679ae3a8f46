import { useRead } from '../../../src/api';
import { sdwanMap } from '../../../src/api/contract/sdwan-map';
import { topologyTypes } from '../../../src/domain/sdwan';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { sdwanText } from '../../../src/text/sdwan.text';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Missing } from '../../../src/ui/missing';
import { Skeleton } from '../../../src/ui/skeleton';
import { LiveMap } from './live-map';
import type { sdwanMapContract } from './sdwan-map.contract';
import { every } from './sdwan-map.model';
import { sdwanMapText as text } from './sdwan-map.text';

/** The network of a gateway on a map of provinces. */
export function SdwanMap({ gwid = '', type = '', manage = false }: PropsOf<typeof sdwanMapContract>) {
  const place = usePlace();
  const wanted = topologyTypes.find((one) => String(one) === type);
  const known = gwid !== '' && wanted !== undefined;
  const read = useRead(sdwanMap, known ? { gwid, type: `${wanted}` } : null, { every });
  const back = <Button onClick={() => place.go({ name: 'sdwan' })}>{text.toList}</Button>;
  if (wanted === undefined)
    return <Empty kind="nothing" title={text.badType} reason={text.badTypeReason} action={back} />;
  if (!gwid || read.error?.detail.status === 404) return <Missing title={text.missing} gone="unbound" action={back} />;
  if (!read.data) return read.error ? <Failed error={read.error} onRetry={read.refresh} /> : <Skeleton height={520} />;
  const { network, topology, places, networks } = read.data;
  if (network) {
    return (
      <div part="panel">
        <LiveMap key={network.id} {...{ gwid, network, places, networks, manage }} at={read.updatedAt} />
      </div>
    );
  }
  if (topology === null)
    return <Empty kind="nothing" title={text.noNetwork} reason={text.noNetworkReason} action={back} />;
  const actual = sdwanText.topologies[topology];
  return (
    <Empty
      kind="nothing"
      title={text.otherType(sdwanText.topologies[wanted])}
      reason={text.otherTypeReason(actual)}
      action={
        <Button onClick={() => place.go({ name: 'sdwan.gmap', params: { gwid, type: String(topology) } })}>
          {text.openType(actual)}
        </Button>
      }
    />
  );
}
