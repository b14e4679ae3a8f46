import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** What a form comes to. */
export const Due = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  margin: 0;
  color: ${token('text-2')};
  & > b {
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }
`;

/** As wide as what stands in it. */
export const Line = styled.div`
  justify-self: start;
  max-width: 100%;
`;
