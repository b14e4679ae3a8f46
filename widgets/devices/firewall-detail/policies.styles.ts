import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Room around the head of a pane without padding. */
export const Inset = styled.div`
  padding: 12px 20px 0;
`;

export const List = styled.ol`
  margin: 0;
  padding: 0 0 8px;
  list-style: none;
`;

/** What the list scrolls in. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

/** One policy. `$over`: something is dragged over it. `$gone`: it goes with the draft. */
export const Line = styled.li<{ $head?: boolean; $over?: boolean; $gone?: boolean }>`
  display: grid;
  grid-template-columns: 72px minmax(140px, 1.4fr) 128px minmax(180px, 1.6fr) minmax(112px, 1fr) 84px 104px 104px;
  gap: 0 12px;
  align-items: center;
  min-width: 980px;
  min-height: ${({ $head }) => ($head ? 36 : 48)}px;
  padding: 4px 20px;
  border-bottom: 1px solid ${token('border-subtle')};
  color: ${({ $gone, $head }) => token($gone || $head ? 'text-3' : 'text-2')};
  text-decoration: ${({ $gone }) => ($gone ? 'line-through' : 'none')};
  box-shadow: ${({ $over }) => ($over ? `inset 0 2px 0 ${token('accent')}` : 'none')};
  ${({ $head }) => $head && `background: ${token('surface-sunken')};`}
  & > span:first-child {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  & > span:nth-child(7) {
    text-align: right;
  }
  & > span > b {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

export const Name = styled.span`
  min-width: 0;
  & > b {
    display: block;
    color: ${token('text-1')};
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Below = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 16px;
  span:nth-child(7) > & {
    justify-content: flex-end;
  }
`;

export const Mono = styled.span`
  min-width: 0;
  font-family: ${token('font-mono')};
  font-size: 12px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Side = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: 4px;
`;
