import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  justify-content: space-between;
  padding: 8px 0 20px;
  h2 {
    margin: 0;
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }
  p:first-child {
    margin: 0;
  }
  p {
    margin: 8px 0 0;
    color: ${token('text-2')};
    line-height: 20px;
  }
  b {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

export const Buttons = styled.div`
  display: flex;
  gap: 8px;
  align-items: start;
`;

/** Side by side, panes with hairlines. */
export const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 1px;
  margin: 0 -20px;
  padding: 1px 0;
  list-style: none;
  background: ${token('border-subtle')};
  li {
    padding: 20px;
    background: ${token('surface-base')};
  }
  strong {
    display: block;
    margin: 0 0 4px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }
  p {
    margin: 0;
    color: ${token('text-2')};
    line-height: 20px;
  }
`;

export const Needs = styled.div`
  padding: 16px 0 4px;
  strong {
    display: block;
    margin: 0 0 8px;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: 8px;
    align-items: center;
    color: ${token('text-1')};
  }
  svg {
    color: ${token('success-solid')};
  }
`;

/** For which devices, what changes, how one sees it, how it ends. */
export const About = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  &:has(> :nth-child(5)) {
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  }
  gap: 12px 24px;
  margin: 12px 0 4px;
  dt {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  dd {
    margin: 2px 0 0;
    color: ${token('text-1')};
    line-height: 20px;
  }
`;
