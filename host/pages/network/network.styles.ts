import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Mono = styled.span`
  font-family: ${token('font-mono')};
  font-size: 12px;
`;

/** Wide column and side column; one below the other where it is narrow. */
export const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: flex-start;
  & > * {
    min-width: 0;
  }
  & > :first-child {
    flex: 999 1 640px;
  }
  & > :last-child {
    flex: 1 1 300px;
  }
`;

export const Loads = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: 8px 16px;
  align-items: center;
  color: ${token('text-2')};
  & > b {
    min-width: 36px;
    color: ${token('text-1')};
    font-weight: 400;
    text-align: right;
  }
`;

export const Quiet = styled.p`
  margin: 8px 0 0;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;
