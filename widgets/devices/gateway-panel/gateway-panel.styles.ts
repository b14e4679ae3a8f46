import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Lets `Split` follow the widget's own width. */
export const Room = styled.div`
  container-type: inline-size;
`;

export const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  color: ${token('text-2')};
  font-size: 12px;
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

/** The machine's front. */
export const Chassis = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  gap: 16px 20px;
  padding: 20px;
  border: 1px solid ${token('chassis-edge')};
  border-radius: ${token('radius-3')};
  background: ${token('chassis')};
`;

export const Machine = styled.div`
  min-width: 104px;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 20px;
  & > b {
    display: block;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
  }
`;

/** Interfaces of one side, set apart by a line. */
export const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 4px;
  & + & {
    padding-left: 20px;
    border-left: 1px solid ${token('chassis-edge')};
  }
`;

/** One interface: name, socket, what it runs at. */
export const Socket = styled.button`
  display: grid;
  justify-items: center;
  gap: 4px;
  width: 72px;
  padding: 6px 2px;
  border: 0;
  border-radius: ${token('radius-2')};
  background: transparent;
  color: ${token('text-2')};
  font: inherit;
  font-size: 12px;
  line-height: 18px;
  cursor: pointer;
  & > b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    background: ${token('surface-hover')};
  }
  &[aria-pressed='true'] {
    background: ${token('surface-base')};
    box-shadow: 0 0 0 1px ${token('accent')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: 1px;
  }
`;

export const Chosen = styled.div`
  min-width: 0;
  & > h3 {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0 0 12px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  & > dl {
    grid-template-columns: repeat(auto-fill, 72px minmax(168px, 1fr));
  }
`;

export const Mono = styled.span`
  font-family: ${token('font-mono')};
  font-size: 12px;
`;
