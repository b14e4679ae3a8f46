import type { ReactNode } from 'react';
import { useSession } from '../../../src/session';
import { usePlace } from '../../../src/session/place';
import { SdwanCreate } from '../../../widgets/sdwan/sdwan-create';
import { SdwanDemo } from '../../../widgets/sdwan/sdwan-demo';
import { SdwanList } from '../../../widgets/sdwan/sdwan-list';
import { SdwanManage } from '../../../widgets/sdwan/sdwan-manage';
import { ForbiddenPage } from '../lost';

const service = 'network';

/** Smart networking needs `network_status` (specification, section 6). The server refuses everybody else as well. */
const Opened = ({ children }: { children: ReactNode }) =>
  useSession().user?.network_status ? children : <ForbiddenPage />;

/** `/open/network`: the networks. */
export const SmartListPage = () => (
  <Opened>
    <SdwanList service={service} manage />
  </Opened>
);

/** `/open/network/create`: the steps from the first, or from where the draft was left. */
export const SmartCreatePage = () => (
  <Opened>
    <SdwanCreate service={service} />
  </Opened>
);

/** `/open/network/createTopology`: the drawing of the draft. */
export const SmartTopologyPage = () => (
  <Opened>
    <SdwanCreate service={service} at="topology" />
  </Opened>
);

const One = ({ view, manage }: { view?: 'width'; manage?: boolean }) => {
  const { id = '' } = usePlace().query;
  return (
    <Opened>
      <SdwanManage key={id} network={id} service={service} view={view} manage={manage} />
    </Opened>
  );
};

/** `/open/network/manage?id=`: a network. */
export const SmartManagePage = () => <One manage />;

/** `/open/network/topologyWidth?id=`: the bandwidth of its members. */
export const SmartWidthPage = () => <One view="width" manage />;

/** `/open/network/show`: a network to look at; the demonstration without `?id=`. */
export function SmartShowPage() {
  const { id } = usePlace().query;
  if (id) return <One />;
  return (
    <Opened>
      <SdwanDemo service={service} />
    </Opened>
  );
}
