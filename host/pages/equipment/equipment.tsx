import { usePlace } from '../../../src/session/place';
import { ApBatchEditor } from '../../../widgets/devices/ap-batch-editor';
import { FirewallDetail } from '../../../widgets/devices/firewall-detail';

/** `?ids=`: the access points, separated by commas; `?filter=`: all that match in their list. */
export function ApBatchEditPage() {
  const { ids = '', filter = '' } = usePlace().query;
  return <ApBatchEditor key={ids || filter} devices={ids} filter={filter} />;
}

/** `?id=`: the firewall. */
export function FirewallPage() {
  const { id = '' } = usePlace().query;
  return <FirewallDetail key={id} device={id} manage />;
}
