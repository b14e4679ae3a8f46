import { LoginHistory } from '../../../widgets/account/login-history';
import { PartnerList } from '../../../widgets/account/partner-list';
import { Security } from '../../../widgets/account/security';
import { SessionList } from '../../../widgets/account/session-list';
import { Stack } from '../../../src/ui/stack';

/** `/security` */
export const SecurityPage = () => (
  <Stack>
    <Security />
    <SessionList />
    <LoginHistory />
    <PartnerList />
  </Stack>
);
