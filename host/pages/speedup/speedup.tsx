import { usePlace } from '../../../src/session/place';
import { Below } from '../../../src/ui/skeleton';
import { SpeedupApply } from '../../../widgets/services/speedup-apply';
import { SpeedupGroups } from '../../../widgets/services/speedup-groups';
import { SpeedupMember } from '../../../widgets/services/speedup-member';
import { ServicePage, TabbedService } from '../services';

/** `/open/overseas_speedup`: what the account has and what it changes, and what can be bought below. */
export const SpeedupPage = () => (
  <TabbedService service="overseas_speedup">
    {/* The service below names the page, and nothing stands under the name. */}
    <div style={{ marginTop: 16 }}>
      <SpeedupGroups manage />
      <Below>
        <div style={{ marginTop: 24 }}>
          <ServicePage service="overseas_speedup" />
        </div>
      </Below>
    </div>
  </TabbedService>
);

/** Applications for members; the address may name the group. */
export function SpeedupApplyPage({ many = false }: { many?: boolean }) {
  const { gid = '' } = usePlace().query;
  return <SpeedupApply key={gid} gid={gid} many={many} />;
}

/** One member; the group in the address is the one that it was reached from. */
export const SpeedupMemberPage = ({ member_sign, type }: { member_sign: string; gid?: string; type?: string }) => (
  <SpeedupMember key={member_sign} sign={member_sign} manage {...(type && { type })} />
);
