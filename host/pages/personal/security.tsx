import { LoginHistory } from '../../../widgets/account/login-history';
import { PartnerList } from '../../../widgets/account/partner-list';
import { Security } from '../../../widgets/account/security';
import { SessionList } from '../../../widgets/account/session-list';
import { Below } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';

/** `/security` */
export const SecurityPage = () => (
  <Stack>
    <Security />
    <Below>
      <SessionList />
    </Below>
    <Below>
      <LoginHistory />
    </Below>
    <Below>
      <PartnerList />
    </Below>
  </Stack>
);
