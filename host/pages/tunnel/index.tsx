import { TunnelGateways } from '../../../widgets/services/tunnel-gateways';
import { TunnelList } from '../../../widgets/services/tunnel-list';

/** `/tunnel/config`: gateways with the tunnel, or the mappings of the one that the address names. */
export const TunnelConfigPage = ({ gwid }: { gwid?: string }) =>
  gwid ? <TunnelList key={gwid} gwid={gwid} manage /> : <TunnelGateways />;
