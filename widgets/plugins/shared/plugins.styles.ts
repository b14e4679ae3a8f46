import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** A section of a drawer. */
export const Block = styled.section`
  margin-bottom: 24px;
  h3 {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    margin: 0 0 8px;
    color: ${token('text-1')};
    font-size: 13px;
    font-weight: 600;
    line-height: 20px;
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > small,
  h3 > small {
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }
`;

/** Lines with something at their end. */
export const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
`;
