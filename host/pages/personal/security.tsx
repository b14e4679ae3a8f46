import { styled } from 'styled-components';
import { LoginHistory } from '../../../widgets/login-history';
import { PartnerList } from '../../../widgets/partner-list';
import { Security } from '../../../widgets/security';
import { SessionList } from '../../../widgets/session-list';

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
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
