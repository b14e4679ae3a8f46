import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Values that a plugin reports, beside each other. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 16px;
  margin: 0 0 24px;
  dt {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** A table that a plugin reports. */
export const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 6px 8px 6px 0;
    border-bottom: 1px solid ${token('border')};
    text-align: left;
    vertical-align: top;
    /* Columns are as wide as their words; one is broken only when a line cannot hold it. */
    word-break: keep-all;
    overflow-wrap: break-word;
  }
  th {
    color: ${token('text-3')};
    font-weight: 400;
  }
`;

/** Last lines of a plugin. */
export const Log = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-family: ${token('font-mono')};
  font-size: 12px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;
