import { css, styled } from 'styled-components';
import { token } from '../../theme';

/** Around a box and what is said below it; `$width` in px where it has its own. */
export const Place = styled.span<{ $width?: number }>`
  position: relative;
  display: block;
  ${({ $width }) =>
    $width !== undefined &&
    css`
      flex: none;
      width: ${$width}px;
      @media (max-width: 480px) {
        width: 100%;
      }
    `}
`;

/** Over what comes below: in a toolbar nothing moves for it. */
export const Trouble = styled.span`
  position: absolute;
  z-index: calc(${token('z-sticky')} + 1);
  top: calc(100% + 4px);
  left: 0;
  padding: 2px 8px;
  border: 1px solid ${token('danger-line')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  color: ${token('danger-text')};
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
`;
