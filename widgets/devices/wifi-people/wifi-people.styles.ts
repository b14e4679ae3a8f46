import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** How far the list has come, on one line. */
export const Reach = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  color: ${token('text-2')};
  font-size: 13px;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

/** Scrolls by itself: a thousand people fit no dialog. */
export const Scroll = styled.div`
  max-height: 320px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
`;

export const Sheet = styled.table`
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

export const Faults = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 120px;
  margin: 0;
  padding-left: 20px;
  overflow: auto;
  color: ${token('danger-text')};
`;

/** One password, large, beside its code. */
export const One = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  & code {
    display: block;
    font-family: ${token('font-mono')};
    font-size: 20px;
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & p {
    margin: 0;
    color: ${token('text-2')};
  }
`;
