import { styled } from 'styled-components';
import { To } from '../../../src/ui/link';
import { token } from '../../../src/theme';

/** Lets `Split` follow the widget's own width. */
export const Room = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  container-type: inline-size;
`;

/** Groups at the left, the chosen one at the right; one below the other where it is narrow. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: 296px minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @container (max-width: 800px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** One number of the row above, which leads to the boxes that it counts. */
export const Count = styled(To)`
  display: grid;
  gap: 4px;
  padding: 14px 20px;
  color: ${token('text-2')};
  text-decoration: none;
  &:hover {
    background: ${token('surface-hover')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
`;

export const Groups = styled.ul`
  margin: 0 -8px;
  padding: 0;
  list-style: none;
`;

/** The boxes of no group, below the groups. */
export const Ungrouped = styled(To)`
  display: inline-block;
  padding: 2px 0;
`;

export const GroupButton = styled.button`
  display: grid;
  width: 100%;
  padding: 8px;
  border: 0;
  border-radius: ${token('radius-2')};
  background: none;
  color: ${token('text-1')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > b {
    font-weight: 500;
  }
  &:hover {
    background: ${token('surface-hover')};
  }
  &[aria-current='true'] {
    background: ${token('surface-selected')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
`;

export const Small = styled.small`
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 0 0 12px;
  color: ${token('text-3')};
  & > span > b {
    margin-left: 6px;
    color: ${token('text-1')};
    font-weight: 400;
  }
`;

export const Scroll = styled.div`
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
`;

export const Lines = styled.ol`
  min-width: 620px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One channel. `$over`: another one is dragged over it. */
export const Line = styled.li<{ $head?: boolean; $over?: boolean }>`
  display: grid;
  grid-template-columns: 64px 32px minmax(120px, 1fr) minmax(180px, 2fr) 64px 124px;
  gap: 0 12px;
  align-items: center;
  min-height: ${({ $head }) => ($head ? 32 : 44)}px;
  padding: 0 4px;
  border-bottom: 1px solid ${token('border-subtle')};
  color: ${({ $head }) => token($head ? 'text-3' : 'text-2')};
  font-size: ${({ $head }) => ($head ? 12 : 13)}px;
  box-shadow: ${({ $over }) => ($over ? `inset 0 2px 0 ${token('accent')}` : 'none')};
  & > span {
    display: flex;
    gap: 6px;
    align-items: center;
    min-width: 0;
  }
  & > span:nth-child(5) {
    justify-content: flex-end;
  }
  & > span:last-child {
    justify-content: flex-end;
  }
`;

export const Text = styled.span<{ $strong?: boolean }>`
  overflow: hidden;
  color: ${({ $strong }) => token($strong ? 'text-1' : 'text-2')};
  font-weight: ${({ $strong }) => ($strong ? 500 : 400)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Mono = styled(Text)`
  font-family: ${token('font-mono')};
  font-size: 12px;
`;

/** The logo of a channel. */
export const Logo = styled.i`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  color: ${token('text-1')};
  font-size: 12px;
  font-style: normal;
  font-weight: 500;
`;

export const Plain = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    min-height: 36px;
    border-bottom: 1px solid ${token('border-subtle')};
  }
  & > li:last-child {
    border-bottom: 0;
  }
  & > li > :first-child {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
