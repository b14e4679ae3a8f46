import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Something that a plugin may do; amber where data may leave. */
export const Right = styled.li<{ $warns: boolean }>`
  display: flex;
  gap: 8px;
  & > svg {
    flex: none;
    margin-top: 3px;
    color: ${({ $warns }) => token($warns ? 'warning-solid' : 'text-3')};
  }
`;

/** Fields above a list in a dialog. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-bottom: 12px;
`;

/** A plugin as a pane: its sections share hairlines. */
export const Side = styled.section`
  && > * {
    margin: 0;
    padding: 16px 20px;
  }
  && > * + * {
    border-top: 1px solid ${token('border')};
  }
`;

/** Its sign and name. */
export const Named = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 0 12px;
  align-content: center;
  & > :first-child {
    grid-row: span 2;
  }
  h2 {
    margin: 0;
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

/** What can be done, right below the name. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${Side}${Side} > && {
    padding-top: 0;
    border-top: 0;
  }
`;

/** Figures beside each other, each below its name. */
export const Facts = styled.dl`
  display: grid;
  grid-template-rows: auto auto;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 0 12px;
  dt {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  dd {
    margin: 0;
    color: ${token('text-1')};
    font-size: 14px;
    line-height: 22px;
    font-variant-numeric: tabular-nums;
  }
`;

/** A version: its number, what is new in it, when it came. */
export const Version = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 8px;
  b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  span {
    overflow-wrap: anywhere;
  }
  & > small {
    text-align: end;
    white-space: nowrap;
  }
`;

/** Whose it is, to be compared. */
export const Hash = styled.dl`
  margin: 0;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  dd {
    margin: 0 0 8px;
    overflow-wrap: anywhere;
  }
  code {
    font-family: ${token('font-mono')};
  }
`;
