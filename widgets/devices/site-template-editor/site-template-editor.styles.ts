import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { Side as Pane } from '../shared/template-desk.styles';

/** Below the name of what is edited there is no room of its own. */
export const Panel = styled.div<{ $named: boolean }>`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: ${({ $named }) => ($named ? '12px' : 0)};
`;

/** Groups of fields that share hairlines. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 16px 20px;
    background: ${token('surface-base')};
  }
`;

/** Title of a group with its button at the right end. */
export const GroupHead = styled.header.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  & > h2 {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  & > small {
    flex: 1;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

/** Rows of a group, a line each. */
export const Rows = styled.div`
  overflow-x: auto;
  & > table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: 6px 12px 6px 0;
    border-top: 1px solid ${token('border-subtle')};
    color: ${token('text-2')};
    line-height: 20px;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead td {
    border-top: 0;
  }
  & thead th {
    border-top: 0;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    white-space: nowrap;
  }
  & tbody th {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & td:last-child {
    width: 1%;
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }
  & code {
    font-family: ${token('font-mono')};
    font-size: 12px;
  }
`;

export const Ends = styled.span`
  display: inline-flex;
  gap: 12px;
`;

/** The first site beside the model. */
export const Side = styled(Pane)`
  position: sticky;
  top: 16px;
  & p {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & code {
    color: ${token('text-1')};
    font-family: ${token('font-mono')};
    font-size: 12px;
    overflow-wrap: anywhere;
  }
`;

/** Lines of the sample: a name, and below it what it is. */
export const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;
