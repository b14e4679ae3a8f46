import { styled } from 'styled-components';
import { token } from '../../theme';

/** Scrolls by itself: a thousand lines fit no dialog. */
export const Scroll = styled.div`
  max-height: 320px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
`;

/** Lines of a file or of what is told once: a plain table that stands in `Scroll`. */
export const Sheet = styled.table.attrs({ part: 'table' })`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: 6px 12px;
    border-bottom: 1px solid ${token('border')};
    text-align: left;
    overflow-wrap: anywhere;
  }
  & tr:last-child td {
    border-bottom: 0;
  }
  & th {
    position: sticky;
    top: 0;
    background: ${token('surface-sunken')};
    color: ${token('text-2')};
    font-weight: 400;
    white-space: nowrap;
  }
  & td {
    color: ${token('text-1')};
  }
  & td[data-wrong] {
    box-shadow: inset 0 0 0 1px ${token('danger-solid')};
  }
  & code {
    font-family: ${token('font-mono')};
    font-size: 13px;
  }
  & small {
    color: ${token('text-3')};
  }
`;
