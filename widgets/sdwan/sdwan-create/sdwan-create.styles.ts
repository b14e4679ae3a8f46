import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
    color: ${token('text-3')};
  }
  & > li > b {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid ${token('border-control')};
    border-radius: 50%;
    font-size: 12px;
    font-weight: 500;
  }
  & > li[data-done] {
    color: ${token('text-2')};
  }
  & > li[aria-current] {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > li[aria-current] > b {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('text-on-accent')};
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 12px;
`;

/** A choice as large as what it says. */
export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 8px;
  padding: 12px 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  & > b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > small,
  & > ul {
    grid-column: 2;
    margin: 0;
    padding: 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
    list-style: none;
  }
`;

export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token('z-sticky')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 16px;
  border: 1px solid ${token('border')};
  background: ${token('surface-base')};
  color: ${token('text-3')};
  font-size: 12px;
  & > [data-end] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-left: auto;
  }
`;

export const Field = styled.label`
  display: grid;
  gap: 6px;
  max-width: 420px;
  color: ${token('text-1')};
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > small[role='alert'] {
    color: ${token('danger-text')};
  }
`;
