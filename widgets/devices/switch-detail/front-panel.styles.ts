import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & > li > svg.lucide-zap {
    color: ${token('warning-solid')};
  }
`;

/** The machine's front. Many ports take lines of their own: who it is and the fibre stand above them. */
export const Chassis = styled.div<{ $dense: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 20px;
  padding: 16px;
  border: 1px solid ${token('chassis-edge')};
  border-radius: ${token('radius-3')};
  background: ${token('chassis')};
  & button > svg {
    width: ${({ $dense }) => ($dense ? 26 : 30)}px;
    height: auto;
  }
  @container (min-width: 1250px) {
    & button > svg {
      width: 30px;
    }
  }
  @container (min-width: 1600px) {
    & button > svg {
      width: 38px;
    }
  }
  ${({ $dense }) =>
    $dense &&
    `& > :first-child {
      flex: 1 1 200px;
    }
    & > :nth-child(2) {
      order: 1;
      flex-basis: 100%;
      gap: 12px 10px;
    }`}
`;

export const Machine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  width: 104px;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 20px;
  & > b,
  & > div {
    flex-basis: 100%;
  }
  & > b {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
  }
`;

export const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Eight ports in two rows, numbered down and then on. */
export const Sockets = styled.div`
  display: grid;
  grid-template-rows: auto auto;
  grid-auto-flow: column;
  gap: 4px 0;
`;

export const Fibre = styled.div`
  padding-left: 20px;
  border-left: 1px solid ${token('chassis-edge')};
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
  text-align: center;
  & > div {
    display: flex;
  }
`;

/** One port: number, bolt, drawing; in the row below upside down. */
export const Socket = styled.button<{ $below: boolean; $changed: boolean }>`
  position: relative;
  display: flex;
  flex-direction: ${({ $below }) => ($below ? 'column-reverse' : 'column')};
  align-items: center;
  padding: 2px;
  border: 0;
  border-radius: ${token('radius-2')};
  background: transparent;
  color: ${token('text-2')};
  font: inherit;
  font-size: 11px;
  line-height: 14px;
  cursor: pointer;
  & > i {
    height: 12px;
    color: ${token('warning-solid')};
    line-height: 0;
  }
  & > svg {
    transform: ${({ $below }) => ($below ? 'rotate(180deg)' : 'none')};
  }
  &:hover {
    background: ${token('surface-hover')};
  }
  &[aria-pressed='true'] > svg {
    border-radius: ${token('radius-2')};
    outline: 2px solid ${token('accent')};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: 0;
  }
  ${({ $changed }) =>
    $changed &&
    `&::after {
      content: '';
      position: absolute;
      top: 2px;
      right: 4px;
      width: 7px;
      height: 7px;
      border-radius: 50%;
      background: ${token('accent')};
    }`}
`;
