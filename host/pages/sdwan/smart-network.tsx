import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ruleKinds } from '../../../src/domain/sdwan';
import { useSession } from '../../../src/session';
import { usePlace } from '../../../src/session/place';
import { SdwanCreate } from '../../../widgets/sdwan/sdwan-create';
import { SdwanDemo } from '../../../widgets/sdwan/sdwan-demo';
import { SdwanList } from '../../../widgets/sdwan/sdwan-list';
import { SdwanManage } from '../../../widgets/sdwan/sdwan-manage';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { usePageName } from '../../../src/ui/page';
import { Skeleton } from '../../../src/ui/skeleton';
import { ForbiddenPage } from '../lost';
import { smartNetworkText as text } from './smart-network.text';

// Each is a page of its own: none waits for the others.
const SdwanRules = lazy(() => import('../../../widgets/sdwan/sdwan-rules').then((m) => m.SdwanRules));
const SdwanGroups = lazy(() => import('../../../widgets/sdwan/sdwan-groups').then((m) => m.SdwanGroups));
const SdwanNodes = lazy(() => import('../../../widgets/sdwan/sdwan-nodes').then((m) => m.SdwanNodes));
const SdwanMap = lazy(() => import('../../../widgets/sdwan/sdwan-map').then((m) => m.SdwanMap));
const SdwanExamination = lazy(() => import('../../../widgets/sdwan/sdwan-examination').then((m) => m.SdwanExamination));

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

/** A page that is called by a name of its own has facts below that; here are none. */
const Below = styled.div`
  padding-top: 12px;
`;

/** What belongs to all smart networks: their groups, and gateways that are prepared for them. */
function OfAll({ part }: { part: 'groups' | 'nodes' }) {
  usePageName(text[part]);
  return (
    <Opened>
      <Suspense fallback={<Skeleton rows={8} />}>
        <Below>{part === 'groups' ? <SdwanGroups service={service} /> : <SdwanNodes service={service} manage />}</Below>
      </Suspense>
    </Opened>
  );
}

/**
 * `/open/network/manage?id=`: a network; with `part` its rules of one kind, its map or its health check. Without a network
 * `part` may be `groups` or `nodes`.
 */
export function SmartManagePage() {
  const { id = '', part, gwid = '', type = '' } = usePlace().query;
  if (part === 'groups' || part === 'nodes') return <OfAll part={part} />;
  const kind = ruleKinds.find((one) => one === part);
  if (!id || (!kind && part !== 'map' && part !== 'examination')) return <One manage />;
  return (
    <Opened>
      <Suspense fallback={<Skeleton rows={8} />}>
        {kind ? (
          <SdwanRules key={`${id} ${kind}`} network={id} kind={kind} manage />
        ) : part === 'map' ? (
          <SdwanMap gwid={gwid} type={type} manage />
        ) : (
          <SdwanExamination key={id} network={id} manage />
        )}
      </Suspense>
    </Opened>
  );
}

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
