import { css, keyframes, styled } from 'styled-components';
import { token } from '../../theme';

const appear = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

/** What every floating surface starts from: nothing is taken over from where it happens to stand in the tree. */
export const floating = css`
  position: fixed;
  inset: auto;
  margin: 0;
  border: 0;
  color: ${token('text-1')};
  font-size: 13px;
  font-weight: 400;
  line-height: 20px;
  letter-spacing: normal;
  text-align: start;
  white-space: normal;
  cursor: default;
  z-index: ${token('z-popover')};
  animation: ${appear} ${token('dur-fast')} ${token('ease-enter')};
`;

export const Surface = styled.div<{ $flush: boolean }>`
  ${floating}
  max-width: min(480px, calc(100vw - 16px));
  padding: ${({ $flush }) => ($flush ? '4px' : '16px')};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${token('surface-raised')};
  border-radius: ${token('radius-3')};
  box-shadow: ${token('shadow-2')};
  &,
  &:focus {
    outline: 1px solid transparent;
  }
`;
