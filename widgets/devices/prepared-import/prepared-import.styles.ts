import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  container-type: inline-size;
`;

/** Where a file is dropped. */
export const Drop = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 48px 16px;
  border: 1px dashed ${({ $over }) => token($over ? 'accent-line' : 'border-strong')};
  border-radius: ${token('radius-3')};
  background: ${({ $over }) => token($over ? 'accent-soft' : 'surface-base')};
  text-align: center;
  & > p {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

/** A line of figures and tools. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  & > .end {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-left: auto;
  }
`;

/** The file beside what is wrong with it; below each other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  overflow: hidden;
  @container (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The file scrolls both ways. */
export const Scroll = styled.div`
  max-height: 62dvh;
  overflow: auto;
  &:focus-visible {
    outline: none;
    box-shadow: ${token('focus-ring')};
  }
`;

/** Cells with the lines of a spreadsheet. */
export const Grid = styled.table`
  border-collapse: separate;
  border-spacing: 0;
  min-width: 100%;
  & th,
  & td {
    min-width: 104px;
    max-width: 240px;
    height: 32px;
    padding: 0;
    border-right: 1px solid ${token('border')};
    border-bottom: 1px solid ${token('border')};
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  & thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${token('surface-sunken')};
    color: ${token('text-2')};
    padding: 4px 6px;
  }
  & thead tr:nth-child(2) th {
    top: 32px;
  }
  & thead tr:first-child th {
    text-align: center;
  }
  & tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 52px;
    padding: 0 8px;
    background: ${token('surface-sunken')};
    color: ${token('text-3')};
    text-align: right;
  }
  & thead tr > :first-child {
    z-index: 2;
  }
`;

type Level = 'error' | 'warning' | undefined;

/** What stands in a cell; pressing it lets it be changed. */
export const CellButton = styled.button<{ $level: Level }>`
  display: block;
  width: 100%;
  height: 32px;
  padding: 0 10px;
  border: 1px solid
    ${({ $level }) => ($level ? token($level === 'error' ? 'danger-solid' : 'warning-solid') : 'transparent')};
  background: ${({ $level }) => ($level ? token($level === 'error' ? 'danger-soft' : 'warning-soft') : 'transparent')};
  color: ${({ $level }) => token($level === 'error' ? 'danger-text' : 'text-1')};
  font: inherit;
  text-align: left;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: text;
  @media (pointer: coarse) {
    height: 44px;
  }
  &:focus-visible {
    outline: none;
    box-shadow: ${token('focus-ring')};
  }
`;

/** Everything that is wrong. */
export const Problems = styled.section`
  max-height: 62dvh;
  padding: 12px 0;
  border-left: 1px solid ${token('border')};
  overflow: auto;
  & > :is(h2, p) {
    padding: 0 16px 8px;
  }
  & > p {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > ul + p {
    padding-top: 12px;
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li > button {
    display: grid;
    gap: 2px;
    width: 100%;
    padding: 8px 16px;
    border: 0;
    border-bottom: 1px solid ${token('border')};
    background: transparent;
    color: ${token('text-1')};
    font: inherit;
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & li > button:is(:hover, :focus-visible) {
    outline: none;
    background: ${token('accent-soft')};
  }
  @container (max-width: 900px) {
    border-top: 1px solid ${token('border')};
    border-left: 0;
  }
`;

/** What is done with the file. */
export const Foot = styled(Bar)`
  position: sticky;
  bottom: 0;
  z-index: 2;
  padding: 12px 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
`;
