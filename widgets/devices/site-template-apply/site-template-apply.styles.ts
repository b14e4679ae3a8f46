import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: 12px;
`;

/** Sites and their values, wide tables scroll. */
export const Scroll = styled.div`
  max-height: 60dvh;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  overflow: auto;
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  & th,
  & td {
    padding: 6px 12px;
    border-bottom: 1px solid ${token('border-subtle')};
    text-align: start;
    vertical-align: middle;
    white-space: nowrap;
  }
  & thead > tr > * {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${token('surface-sunken')};
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
  }
  & tbody th {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & td > input,
  & td select {
    min-width: 120px;
  }
  & tr[data-open] > * {
    background: ${token('accent-soft')};
  }
`;

/** What one site would become. */
export const Detail = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  & > h2 {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  & > p {
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Faults = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  & > b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > .end {
    display: flex;
    gap: 12px;
    margin-inline-start: auto;
  }
`;
