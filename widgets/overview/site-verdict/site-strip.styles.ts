import { css, styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Strip = styled.div`
  padding: 12px 20px 16px;
  border-top: 1px solid ${token('border-subtle')};
`;

export const StripHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: baseline;
  margin-bottom: 12px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  & > b {
    color: ${token('text-1')};
    font-size: 13px;
    font-weight: 500;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-left: auto;
  & > li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    color: ${token('text-2')};
  }
`;

export const Groups = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
`;

export const Group = styled.li`
  min-width: 0;
  max-width: 100%;
  & > a,
  & > button {
    display: block;
    min-height: 24px;
    border-radius: ${token('radius-2')};
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
    text-decoration: none;
  }
  & b {
    color: ${token('text-2')};
    font-weight: 400;
  }
  & > a:hover > span {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** A site where all is well. */
const quiet = css`
  border-radius: ${token('radius-1')};
  background: ${token('success-line')};
`;

/** The square of the legend. */
export const Cell = styled.i`
  display: block;
  width: 12px;
  height: 12px;
  ${quiet}
`;

/** Squares in rows below each other, filled by column. They are hundreds: none has a style of its own. */
export const Squares = styled.span`
  display: grid;
  grid-template-rows: repeat(var(--rows), 12px);
  grid-auto-columns: 12px;
  grid-auto-flow: column;
  gap: 4px;
  margin-top: 6px;
  @container verdict (max-width: 1160px) {
    grid-template-rows: repeat(var(--rows), 10px);
    grid-auto-columns: 10px;
  }
  @container verdict (max-width: 720px) {
    grid-template-rows: none;
    grid-template-columns: repeat(auto-fill, 10px);
    grid-auto-flow: row;
  }
  & > * {
    display: block;
  }
  & > i {
    ${quiet}
  }
  & > em > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
