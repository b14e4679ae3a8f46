import { styled } from 'styled-components';

/** Words and a tag in one line. */
export const Beside = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
`;
