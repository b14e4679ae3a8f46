import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** As wide as there is room; the history stands below where that is little. */
export const Box = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
`;

export const Layout = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $alone }) => ($alone ? '' : '300px')};
  align-items: start;
  gap: 16px;
  @container (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: ${token('text-2')};
  & > label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    white-space: nowrap;
  }
  & select {
    max-width: 260px;
  }
  & > [data-end] {
    display: flex;
    gap: 12px;
    margin-left: auto;
  }
`;

export const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  margin-top: 12px;
  padding-top: 12px;
  border-top: 1px solid ${token('border')};
  color: ${token('text-2')};
  & > b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > details {
    flex-basis: 100%;
    font-size: 12px;
  }
  & summary {
    color: ${token('accent-text')};
    cursor: pointer;
  }
  & ul {
    max-height: 200px;
    margin: 4px 0 0;
    padding-left: 16px;
    overflow: auto;
  }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: auto minmax(80px, 320px) 1fr;
  align-items: center;
  gap: 12px;
  color: ${token('text-3')};
  & > b {
    min-width: 84px;
    color: ${token('text-1')};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  @container (max-width: 560px) {
    grid-template-columns: auto minmax(80px, 1fr);
    & > span {
      grid-column: 1 / -1;
    }
  }
`;

export const Findings = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  border-top: 1px solid ${token('border')};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 4px 16px;
    padding: 8px 0;
    border-bottom: 1px solid ${token('border-subtle')};
    color: ${token('text-2')};
  }
  & > li:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
  & p {
    flex-basis: 100%;
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
    white-space: nowrap;
  }
  @container (max-width: 560px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > div {
      grid-column: 1 / -1;
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: 12px 24px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    color: ${token('text-2')};
  }
`;

export const Runs = styled.ul`
  max-height: 520px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  & > li + li {
    border-top: 1px solid ${token('border-subtle')};
  }
`;

export const Run = styled.button<{ $on: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 12px;
  width: 100%;
  padding: 8px;
  border: 0;
  background: ${({ $on }) => ($on ? token('surface-selected') : 'none')};
  color: ${token('text-3')};
  font: inherit;
  font-size: 12px;
  line-height: 18px;
  text-align: left;
  cursor: pointer;
  & > b {
    color: ${token('text-1')};
    font-size: 13px;
    font-weight: 500;
  }
  & > :nth-child(even) {
    text-align: right;
  }
  &:hover {
    background: ${token('surface-hover')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
`;
