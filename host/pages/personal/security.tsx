import { styled } from 'styled-components';
import { LoginHistory } from '../../../widgets/login-history';
import { Security } from '../../../widgets/security';
import { SessionList } from '../../../widgets/session-list';

/** `/security` */
export const SecurityPage = () => (
  <Stack>
    <Security />
    <SessionList />
    <LoginHistory />
  </Stack>
);

/** Panes below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
