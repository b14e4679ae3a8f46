import { usePlace } from '../../../src/session/place';
import { ApBatchEditor } from '../../../widgets/ap-batch-editor';
import { ApEditor } from '../../../widgets/ap-editor';
import { FirewallDetail } from '../../../widgets/firewall-detail';

/** `?id=`: the access point. */
export function ApEditPage() {
  const { id = '' } = usePlace().query;
  return <ApEditor key={id} device={id} />;
}

/** `?ids=`: the access points, separated by commas. */
export function ApBatchEditPage() {
  const { ids = '' } = usePlace().query;
  return <ApBatchEditor key={ids} devices={ids} />;
}

/** `?id=`: the firewall. */
export function FirewallPage() {
  const { id = '' } = usePlace().query;
  return <FirewallDetail key={id} device={id} manage />;
}
