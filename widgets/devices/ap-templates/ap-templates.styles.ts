import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** What differs at a glance, with the way to set it right. */
export const Verdict = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 10px 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & > span:last-of-type {
    margin-inline-start: auto;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

/** Places left, what holds there right; one below the other where it is narrow. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @container (min-width: 1180px) {
    grid-template-columns: 280px minmax(0, 1fr);
  }
  @container (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tree = styled.nav`
  display: grid;
  gap: 8px;
  padding: 12px 8px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
`;

export const Lines = styled.ul`
  max-height: 560px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: auto;
  @container (max-width: 960px) {
    max-height: 200px;
  }
`;

/** A group or a gateway with its access points. */
export const Line = styled.button<{ $level: number }>`
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  width: 100%;
  min-height: 32px;
  padding: 0 8px 0 ${({ $level }) => 8 + $level * 14}px;
  border: 0;
  border-radius: ${token('radius-2')};
  background: none;
  color: ${token('text-2')};
  font: inherit;
  text-align: start;
  cursor: pointer;
  & > svg {
    flex: none;
    color: ${token('text-3')};
  }
  & > b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  &:hover {
    background: ${token('surface-hover')};
  }
  &[aria-current] {
    background: ${token('surface-selected')};
    color: ${token('text-1')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
`;

export const More = styled.li`
  padding: 4px 8px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

/** Bands side by side, those in use framed. */
export const Bands = styled.span`
  display: inline-flex;
  gap: 2px;
`;

export const Band = styled.span<{ $on: boolean }>`
  box-sizing: border-box;
  min-width: 22px;
  padding: 0 3px;
  border: 1px solid ${({ $on }) => token($on ? 'border-strong' : 'border-subtle')};
  border-radius: ${token('radius-1')};
  color: ${({ $on }) => token($on ? 'text-1' : 'text-3')};
  font-size: 11px;
  line-height: 18px;
  text-align: center;
`;

/** Access points that differ, a line each. */
export const Differing = styled.ul`
  margin: 0;
  padding: 4px 16px 4px 52px;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(120px, 200px) minmax(120px, 200px) minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: start;
    padding: 6px 0;
  }
  & > li + li {
    border-top: 1px solid ${token('border-subtle')};
  }
  @container (max-width: 720px) {
    padding-inline: 16px;
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Fields that differ, below each other. */
export const Diffs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & em {
    color: ${token('warning-text')};
    font-style: normal;
  }
`;

export const Ends = styled.span`
  display: inline-flex;
  gap: 12px;
`;
