import { useRead } from '../../../src/api';
import { sdwanDetail, sdwanNetworks } from '../../../src/api/contract/sdwan';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Missing } from '../../../src/ui/missing';
import { Skeleton } from '../../../src/ui/skeleton';
import type { sdwanExaminationContract } from './sdwan-examination.contract';
import { sdwanExaminationText as text } from './sdwan-examination.text';
import { NetworkChecks } from './network-checks';

/** Health of a network: checks that the server makes one by one, what they found and where it is put right. */
export function SdwanExamination({ network = '', manage = false }: PropsOf<typeof sdwanExaminationContract>) {
  const place = usePlace();
  const networks = useRead(sdwanNetworks, { service: 'sdwan', per_page: 200 });
  const list = networks.data?.list ?? [];
  // Without a word about it: the first whose members could reach each other.
  const first = list.find(({ state }) => state !== 'expired') ?? list[0];
  const id = network || place.query.id || first?.id || '';
  const detail = useRead(sdwanDetail, id ? { id } : null);
  const error = networks.error ?? detail.error;
  if (networks.data && !id) {
    return (
      <Empty
        kind="nothing"
        title={text.noNetworks}
        reason={text.noNetworksReason}
        action={manage && <Button onClick={() => place.go({ name: 'sdwan.create' })}>{text.create}</Button>}
      />
    );
  }
  if (detail.error?.detail.status === 404) {
    return (
      <Missing
        title={text.noNetwork}
        gone="deleted"
        action={
          !network && <Button onClick={() => place.setQuery({ id: undefined, check: undefined })}>{text.others}</Button>
        }
      />
    );
  }
  if (error && !(networks.data && detail.data))
    return <Failed error={error} onRetry={() => Promise.all([networks.refresh(), detail.refresh()])} />;
  if (!networks.data || !detail.data) return <Skeleton height={420} />;
  const choices = network ? [] : list;
  return <NetworkChecks key={id} network={detail.data} choices={choices} manage={manage} />;
}
