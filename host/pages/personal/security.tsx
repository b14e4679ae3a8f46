import { styled } from 'styled-components';
import { LoginHistory } from '../../../widgets/account/login-history';
import { PartnerList } from '../../../widgets/account/partner-list';
import { Security } from '../../../widgets/account/security';
import { SessionList } from '../../../widgets/account/session-list';

/** `/security` */
export const SecurityPage = () => (
  <Stack>
    <Security />
    <SessionList />
    <LoginHistory />
    <PartnerList />
  </Stack>
);

/** Panes below each other. */
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
