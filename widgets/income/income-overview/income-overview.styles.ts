import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** What days are looked at, and what can be done. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  & > :last-child {
    margin-left: auto;
  }
`;

/** The chart beside its sources; below each other where it is narrow. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 1px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Sources with their sums. */
export const Shares = styled.ul`
  display: grid;
  gap: 10px;
  margin: 12px 0;
  & > li {
    display: grid;
    grid-template-columns: 10px 1fr auto 52px;
    align-items: center;
    gap: 8px;
    color: ${token('text-2')};
  }
  & b {
    color: ${token('text-1')};
    font-weight: 400;
  }
  & span:last-child {
    color: ${token('text-3')};
    text-align: right;
  }
`;

/** A small line at the end of a table's tools. */
export const Small = styled.span`
  color: ${token('text-2')};
  font-size: 12px;
`;

/** The parts of a gateway's income. */
export const Makeup = styled.span`
  display: block;
  min-width: 40px;
  & > span {
    height: 6px;
  }
`;
