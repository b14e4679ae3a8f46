import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Room in a pane without padding. */
export const Inset = styled.div`
  padding: 12px 20px;
`;

export const Picker = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  color: ${token('text-2')};
  white-space: nowrap;
`;

export const Scroll = styled.div`
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
`;

export const List = styled.ol`
  min-width: 860px;
  margin: 0;
  padding: 0 0 8px;
  list-style: none;
`;

/** One rule. `$over`: something is dragged over it. */
export const Line = styled.li<{ $head?: boolean; $over?: boolean }>`
  display: grid;
  grid-template-columns: 72px minmax(140px, 1.4fr) minmax(220px, 2fr) minmax(140px, 1.2fr) 120px 120px;
  gap: 0 12px;
  align-items: center;
  min-height: ${({ $head }) => ($head ? 36 : 48)}px;
  padding: 4px 20px;
  border-bottom: 1px solid ${token('border-subtle')};
  color: ${({ $head }) => token($head ? 'text-3' : 'text-2')};
  box-shadow: ${({ $over }) => ($over ? `inset 0 2px 0 ${token('accent')}` : 'none')};
  ${({ $head }) => $head && `background: ${token('surface-sunken')};`}
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > span:first-child {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

export const Below = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

export const Side = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: 4px;
`;

/** Stays at the bottom while something is not saved. */
export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 20px;
  border-top: 1px solid ${token('border')};
  background: ${token('surface-base')};
  & > span:first-child {
    margin-right: auto;
  }
`;
