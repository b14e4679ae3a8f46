import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Logo } from '../../../src/ui/logo';
import { token } from '../../../src/theme';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { routeAt } from '../../known-routes';
import { Art } from './art';
import { artText } from './art.text';

/** The page around every form that comes before the console: what the product is on the left, the form on the right. */
export const Entrance = ({ children }: { children: ReactNode }) => (
  <Halves>
    <Left>
      <Art />
      <Brand>
        <Logo size={36} />
      </Brand>
      <Copy>
        <p>
          {artText.headline.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <small>{artText.lead}</small>
      </Copy>
    </Left>
    <Right>
      <VisuallyHidden as="h1">{routeAt(location.pathname)?.route.title}</VisuallyHidden>
      <Top>
        <Logo size={28} />
      </Top>
      {children}
    </Right>
  </Halves>
);

/** Below 960 px the form alone remains: the phone that scans a code opens these pages too. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 560px;
  min-height: 100dvh;
  @media (width < 960px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The head of the page: what stands beside the form says whose page it is. */
const Left = styled.header`
  position: sticky;
  top: 0;
  height: 100dvh;
  overflow: hidden;
  border-right: 1px solid ${token('border')};
  background: ${token('surface-canvas')};
  @media (width < 960px) {
    display: none;
  }
`;

/** Its controls are 40 px high: on a phone as high as a finger. */
const Right = styled.main`
  min-width: 0;
  @media (pointer: coarse) and (width < 640px) {
    --np-density: 4px;
  }
  background: ${token('surface-base')};
`;

/** Where the left half is not, its brand stands here. */
const Top = styled.div`
  position: absolute;
  top: 24px;
  left: 24px;
  @media (width >= 960px) {
    display: none;
  }
`;

const Brand = styled.div`
  position: absolute;
  top: 40px;
  left: 48px;
  & b {
    font-size: 20px;
    line-height: 24px;
  }
  & small {
    font-size: 12px;
  }
`;

const Copy = styled.div`
  position: absolute;
  bottom: 56px;
  left: 48px;
  & > p {
    color: ${token('text-1')};
    font-size: 32px;
    font-weight: 500;
    letter-spacing: 0.01em;
    line-height: 44px;
  }
  & > p > span {
    display: block;
  }
  & > small {
    display: block;
    margin-top: 12px;
    font-size: 14px;
    line-height: 22px;
  }
`;
