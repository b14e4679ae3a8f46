import { useRead } from '../../../src/api';
import { macInfo } from '../../../src/api/contract/client';
import type { PropsOf } from '../../../src/element/contract';
import { mac as macRule } from '../../../src/rules';
import { ClientTimeline as Timeline } from '../shared';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Card } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { perLanguage } from '../../../src/text/words';
import type { clientTimelineContract } from './client-timeline.contract';
import { clientTimelineText as text } from './client-timeline.text';

/** One terminal: who it is, when it was at which access point, how it roamed and how much it used. */
export function ClientTimeline({ client = '', mac = '', manage = false }: PropsOf<typeof clientTimelineContract>) {
  const address = mac.trim();
  return (
    <Card part="panel">
      {client ? (
        <Timeline key={client} id={client} manage={manage} unknown={unknown()} />
      ) : address && !macRule(address) ? (
        <Named key={address} mac={address} manage={manage} />
      ) : (
        <Empty kind="nothing" title={text.start} reason={text.startReason} />
      )}
    </Card>
  );
}

/** The terminal behind an address, in the network where it was seen last. */
function Named({ mac, manage }: { mac: string; manage: boolean }) {
  const { data, error, refresh } = useRead(macInfo, { mac });
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={8} />;
  const [found] = data.clients;
  return found ? <Timeline key={found.id} id={found.id} manage={manage} unknown={unknown()} /> : unknown();
}

const unknown = perLanguage(() => <Empty kind="no-match" title={text.none} reason={text.noneReason} />);
