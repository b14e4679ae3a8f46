import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Secret = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 12px 0;
  padding: 8px 12px;
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  & > code {
    min-width: 0;
    font-family: ${token('font-mono')};
    overflow-wrap: anywhere;
  }
`;

/** Levels against channels. */
export const Grid = styled.div`
  overflow-x: auto;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  & > table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 8px 12px;
    text-align: center;
    font-weight: 400;
    white-space: nowrap;
  }
  & th:first-child {
    text-align: left;
  }
  & thead th {
    background: ${token('surface-sunken')};
    color: ${token('text-3')};
    font-size: 12px;
  }
  & tbody tr + tr {
    border-top: 1px solid ${token('border-subtle')};
  }
`;
