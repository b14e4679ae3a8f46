import { css, keyframes, styled } from 'styled-components';
import { token } from '../../theme';
import { backdrop, surface } from '../dialog';

const slide = keyframes`
  from { transform: translateX(24px); opacity: 0; }
`;

const side = css<{ $width: number }>`
  ${surface}
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${token('z-drawer')};
  width: ${({ $width }) => $width}px;
  max-width: 100vw;
  height: 100%;
  max-height: none;
  margin: 0;
  border-left: 1px solid ${token('border')};
  font-size: 13px;
  line-height: 20px;
  animation: ${slide} ${token('dur-base')} ${token('ease-enter')};
`;

/* The page's head stays in use, as all of it that is not covered: what stands around says how high it is. */
export const Side = styled.div.attrs({ part: 'drawer' })<{ $width: number }>`
  ${side}
  top: var(--frame-head, 0px);
  height: calc(100% - var(--frame-head, 0px));
  display: flex;
  flex-direction: column;
`;

export const ModalSide = styled.dialog.attrs({ part: 'drawer' })<{ $width: number }>`
  ${side}
  ${backdrop}
  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

export const Head = styled.header.attrs({ role: 'none' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 16px 16px 16px 24px;
  border-bottom: 1px solid ${token('border')};
`;

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  color: ${token('text-1')};
  font-size: 16px;
  font-weight: 600;
  line-height: 24px;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 20px 24px;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Foot = styled.footer.attrs({ role: 'none' })`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid ${token('border')};
`;
