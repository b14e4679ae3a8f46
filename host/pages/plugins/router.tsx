import { usePlace } from '../../../src/session/place';
import { PluginList } from '../../../widgets/plugins/plugin-list';

/** `/plugin/manage_router`: gateways, or the plugins of the one that the address names. */
export function RouterPluginsPage() {
  const { gwid } = usePlace().query;
  return <PluginList key={gwid} manage byGateway {...(gwid && { gateway: gwid })} />;
}
