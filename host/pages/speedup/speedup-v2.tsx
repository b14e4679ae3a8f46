import type { ReactNode } from 'react';
import { usePlace } from '../../../src/session/place';
import { PageTitleContext } from '../../../src/ui/page';
import { Below } from '../../../src/ui/skeleton';
import { SpeedupDetail } from '../../../widgets/services/speedup-detail';
import { SpeedupGroups } from '../../../widgets/services/speedup-groups';
import { SpeedupManage } from '../../../widgets/services/speedup-manage';
import { SpeedupPolicies } from '../../../widgets/services/speedup-policies';
import { ServicePage } from '../services';

/** `/open/overseas_speedupv2/default1`: groups of mode 2 and which lines they use, and what can be bought below. */
export const SpeedupV2Page = () => (
  <>
    <SpeedupGroups v2 manage />
    {/* The page is one of two of the service, whose name is a heading of what is said of it. */}
    <PageTitleContext value={undefined}>
      <Below>
        <div style={{ marginTop: 24 }}>
          <ServicePage service="overseas_speedup" />
        </div>
      </Below>
    </PageTitleContext>
  </>
);

/** Without `?gid=` there is no group to show: those that there are. */
function One({ children }: { children: (gid: string) => ReactNode }) {
  const { gid = '' } = usePlace().query;
  return gid ? children(gid) : <SpeedupGroups v2 manage />;
}

/** `/open/overseas_speedupv2/configuration?gid=`: policies of a group. */
export const SpeedupConfigurationPage = () => <One>{(gid) => <SpeedupPolicies key={gid} gid={gid} manage />}</One>;

/** `/open/overseas_speedupv2/details?gid=`: its path, the lines that it uses, and how they changed. */
export const SpeedupDetailsPage = () => <One>{(gid) => <SpeedupDetail key={gid} gid={gid} manage />}</One>;

/** `/open/overseas_speedupv2/manage?gid=`: the group itself. */
export const SpeedupManagePage = () => <One>{(gid) => <SpeedupManage key={gid} gid={gid} manage />}</One>;
