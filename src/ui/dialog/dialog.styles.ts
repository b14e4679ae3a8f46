import { css, keyframes, styled } from 'styled-components';
import { token } from '../../theme';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

/** What stands behind a modal surface. */
export const backdrop = css`
  &::backdrop {
    background: ${token('surface-overlay')};
    overscroll-behavior: contain;
    animation: ${fade} ${token('dur-base')} ${token('ease-enter')};
  }
`;

/** Nothing is taken over from where the surface happens to stand in the tree. */
export const surface = css`
  border: 0;
  padding: 0;
  background: ${token('surface-raised')};
  color: ${token('text-2')};
  box-shadow: ${token('shadow-3')};
  font-weight: 400;
  letter-spacing: normal;
  text-align: start;
  white-space: normal;
  cursor: default;
  outline: 1px solid transparent;
`;

export const Sheet = styled.dialog.attrs({ part: 'dialog' })<{ $width: number }>`
  ${surface}
  ${backdrop}
  width: ${({ $width }) => $width}px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 64px);
  margin: auto;
  border-radius: ${token('radius-4')};
  overflow: hidden;
  animation: ${arrive} ${token('dur-base')} ${token('ease-enter')};
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
  min-height: 48px;
  padding: 16px 16px 0 24px;
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

/** As high as its content: WebKit takes a basis of 0 as the height in a dialog that is as high as what it holds. */
export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: 12px 24px 24px;
  overflow: auto;
  overscroll-behavior: contain;
  font-size: 14px;
  line-height: 22px;
`;

export const Footer = styled.footer.attrs({ role: 'none' })`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 0 24px 20px;
`;
