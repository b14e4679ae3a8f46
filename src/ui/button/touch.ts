import { css } from 'styled-components';

/** What is drawn smaller than a finger is hit in the room around it, 44 px each way. */
export const touchTarget = css`
  position: relative;
  @media (pointer: coarse) {
    &::after {
      position: absolute;
      inset: min(0px, calc((100% - 44px) / 2));
      content: '';
    }
  }
`;
