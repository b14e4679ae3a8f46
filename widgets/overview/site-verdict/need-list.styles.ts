import { css, styled } from 'styled-components';
import { token } from '../../../src/theme';

/** As wide as so many px of the product's own letters. */
const wide = (px: number) => `calc(${token('font-size')} * ${px} / 13)`;

const ends = [96, 72, 104].map(wide).join(' ');

/** Room for one line, in the same measure: below it a row is a block. */
const narrow = 'verdict (max-width: 66em)';

/** Columns of a row: shape, site, reason, since, people, step. */
const columns = css`
  display: grid;
  grid-template-columns: 14px minmax(${wide(140)}, 1fr) minmax(0, 2fr) ${ends};
  column-gap: 16px;
  align-items: center;
  padding: 4px 20px;
`;

export const Rows = styled.div`
  & > header {
    min-height: 48px;
    margin: 0;
    padding: 8px 20px;
  }
`;

/** Heads the rows of one state. */
export const Part = styled.div`
  ${columns}
  grid-template-columns: 14px minmax(0, 1fr) ${ends};
  min-height: 28px;
  padding-block: 2px;
  border-top: 1px solid ${token('border')};
  background: ${token('surface-canvas')};
  color: ${token('text-3')};
  font-size: 12px;
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > a,
  & > button {
    justify-self: start;
    line-height: 24px;
    color: inherit;
  }
  & > span {
    text-align: end;
  }
  @container ${narrow} {
    grid-template-columns: 14px minmax(0, 1fr);
    & > span {
      display: none;
    }
  }
`;

export const Line = styled.div<{ $low?: boolean }>`
  ${columns}
  min-height: ${({ $low }) => ($low ? 40 : 48)}px;
  border-top: 1px solid ${token('border-subtle')};
  color: ${token('text-1')};
  &:hover {
    background: ${token('surface-hover')};
  }
  & > :nth-child(2) > a:first-child,
  & > :nth-child(2) > button:first-child {
    color: inherit;
    font-weight: ${({ $low }) => ($low ? 400 : 500)};
  }
  & > div {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :nth-child(4),
  & > :nth-child(5) {
    text-align: end;
  }
  ${({ $low }) => $low && `grid-template-columns: 14px minmax(0, 1fr) ${wide(104)};`}
  @container ${narrow} {
    grid-template-columns: 14px minmax(0, 1fr) auto;
    row-gap: 2px;
    padding-block: 8px;
    & > div {
      white-space: normal;
    }
    ${({ $low }) =>
      !$low &&
      css`
        & > :nth-child(3),
        & > :nth-child(4),
        & > :nth-child(5) {
          grid-column: 2;
          text-align: start;
        }
        & > :nth-child(6) {
          grid-row: 1 / span 4;
          grid-column: 3;
        }
      `}
  }
`;

export const Small = styled.small`
  display: block;
  overflow: hidden;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  text-overflow: ellipsis;
  span& {
    display: inline;
    margin-left: 8px;
  }
`;

export const Step = styled.div`
  display: flex;
  justify-content: flex-end;
`;
