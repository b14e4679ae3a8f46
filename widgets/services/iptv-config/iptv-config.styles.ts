import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** The main source beside the one that steps in. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 16px;
  & h3,
  & + div h3 {
    margin: 0 0 8px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }
`;

/** Sockets in a row, as on the front of the gateway. */
export const Front = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 8px 0 0;
  padding: 12px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('chassis')};
  list-style: none;
  & > li {
    display: grid;
    flex: 1 1 64px;
    justify-items: center;
    gap: 4px;
    min-width: 0;
    max-width: 96px;
  }
  & b {
    color: ${token('text-1')};
    font-size: 12px;
    font-weight: 400;
  }
  & small {
    max-width: 100%;
    overflow: hidden;
    color: ${token('text-2')};
    font-size: 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small[data-on] {
    color: ${token('accent-text')};
  }
`;

/** One socket; what carries television is drawn filled, what is free with a broken frame. */
export const Socket = styled.button<{ $on: boolean; $free: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 36px;
  padding: 0;
  border: 1px ${({ $free }) => ($free ? 'dashed' : 'solid')} ${({ $free }) => token($free ? 'port-down' : 'port-up')};
  border-radius: ${token('radius-2')};
  background: ${({ $free }) => token($free ? 'port-down-soft' : 'port-up-soft')};
  color: ${({ $free }) => token($free ? 'port-down' : 'port-up')};
  font: inherit;
  &:is(button) {
    cursor: pointer;
  }
  &:is(button):disabled {
    cursor: default;
  }
  &:focus-visible {
    outline: none;
    box-shadow: ${token('focus-ring')};
  }
`;

/** Nodes, one a line. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 40px;
    align-items: center;
    gap: 8px;
    padding: 6px 0;
    border-bottom: 1px solid ${token('border')};
  }
  & > li > span:first-child {
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
  }
  & b {
    font-weight: 400;
    text-align: end;
  }
`;
