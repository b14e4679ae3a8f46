import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../src/theme';
import { touchTarget } from '../../src/ui/button';
import { Logo } from '../../src/ui/logo';
import { VisuallyHidden } from '../../src/ui/visually-hidden';
import { ContractorCertification } from '../../widgets/account/contractor-certification';
import { ServiceAccount } from '../../widgets/support/service-account';
import { addressOf } from '../destinations';
import { routeNamed } from '../routes';

/** `/IkuaiWechat` */
export const ServiceAccountPage = () => (
  <Alone name="ikuai_wechat">
    <ServiceAccount />
  </Alone>
);

/** `/contractor_certification` */
export const ContractorPage = () => (
  <Alone name="contractor_certification">
    <ContractorCertification />
  </Alone>
);

/** A page of its own: the logo, which leads back, and the content, under the page's name for who hears it. */
const Alone = ({ name, children }: { name: string; children: ReactNode }) => (
  <Whole>
    <VisuallyHidden as="h1">{routeNamed(name)?.title}</VisuallyHidden>
    <a href={addressOf({ name: 'home.index' })}>
      <Logo />
    </a>
    {children}
  </Whole>
);

const Whole = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  max-width: 808px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: 40px 24px;
  color: ${token('text-2')};
  & > a {
    ${touchTarget}
    justify-self: start;
    color: inherit;
  }
`;
