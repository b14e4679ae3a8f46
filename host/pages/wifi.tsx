import { styled } from 'styled-components';
import { WifiJoin } from '../../widgets/guest/wifi-join';
import { Logo } from '../../src/ui/logo';

/** `/wifi/:gwid/:key`: for guests, most of them on a phone. */
export const WifiPage = ({ gwid, shareKey }: { gwid: string; shareKey: string }) => (
  <Whole>
    <Logo />
    <WifiJoin gwid={gwid} shareKey={shareKey} />
  </Whole>
);

const Whole = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  gap: 20px;
  align-content: start;
  justify-content: center;
  min-height: 100dvh;
  padding: 24px 16px 40px;
`;
