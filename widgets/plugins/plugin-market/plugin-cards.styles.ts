import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Panes that share hairlines: what plugins are for, their cards, the one that is looked at. */
export const Market = styled.div<{ $narrow: boolean }>`
  display: flex;
  flex-direction: ${({ $narrow }) => ($narrow ? 'column' : 'row')};
  min-height: max(480px, calc(100dvh - 176px));
  overflow: clip;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  /* The cards. */
  & > :nth-child(2) {
    flex: 1 1 0;
    min-width: 0;
  }
`;

export const Categories = styled.div<{ $narrow: boolean }>`
  padding: 12px 8px;
  ${({ $narrow }) =>
    $narrow
      ? `display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  border-bottom: 1px solid ${token('border')};`
      : `flex: 0 0 176px;
  border-right: 1px solid ${token('border')};`}
`;

export const Category = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  min-height: 32px;
  padding: 0 8px;
  border: 0;
  border-radius: ${token('radius-1')};
  background: none;
  color: ${token('text-2')};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${token('surface-hover')};
  }
  &[aria-pressed='true'] {
    background: ${token('accent-soft')};
    color: ${token('accent-text')};
    font-weight: 500;
  }
  small {
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
  }
`;

/** Search, order, and how it is shown. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 12px 16px;
  border-bottom: 1px solid ${token('border')};
  & > :first-child {
    flex: 0 1 248px;
    margin-right: auto;
  }
`;

/** Beside each other, a line around each. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  /* Its last line falls on that of the pane beside it. */
  margin: 0 -1px 0 0;
  padding: 0;
  overflow: clip;
  list-style: none;
`;

export const One = styled.li<{ $chosen: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 2px 12px;
  align-content: start;
  min-height: 128px;
  padding: 16px 20px;
  border-right: 1px solid ${token('border')};
  border-bottom: 1px solid ${token('border')};
  background: ${({ $chosen }) => token($chosen ? 'surface-selected' : 'surface-base')};
  ${({ $chosen }) => $chosen && `box-shadow: inset 2px 0 0 ${token('accent-text')};`}
  &:hover {
    background: ${({ $chosen }) => token($chosen ? 'surface-selected' : 'surface-hover')};
  }
  & > :first-child {
    grid-row: span 2;
  }
  h2 {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
    margin: 0;
    font-size: 14px;
    line-height: 20px;
  }
  h2 button {
    min-width: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    color: ${token('text-1')};
    font-weight: 600;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }
  h2 button::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  h2 button:focus-visible {
    outline: none;
  }
  h2 button:focus-visible::after {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
  & > small {
    display: flex;
    gap: 12px;
    overflow: hidden;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
    white-space: nowrap;
  }
  p {
    grid-column: 1 / -1;
    margin: 8px 0 0;
    overflow: hidden;
    color: ${token('text-2')};
    line-height: 20px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** What it asks for at the start, how large and how spread it is at the end. */
export const Foot = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  margin-top: 6px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  & > :first-child {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    margin-right: auto;
  }
`;

/** The one that is looked at. */
export const Beside = styled.div`
  flex: 0 0 376px;
  min-width: 0;
  border-left: 1px solid ${token('border')};
`;
