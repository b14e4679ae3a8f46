import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** What is known about an order, name and value. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(80px, auto) 1fr;
  gap: 8px 16px;
  margin: 16px 0 0;
  dt {
    color: ${token('text-3')};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
  dd[data-money] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
