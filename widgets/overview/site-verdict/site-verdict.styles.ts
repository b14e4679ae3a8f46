import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** The verdict and what needs somebody, one below the other. */
export const Both = styled.section`
  display: grid;
  gap: 16px;
  min-width: 0;
  container: verdict / inline-size;
  font-size: 13px;
  line-height: 20px;
`;

export const Bar = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 88px;
  padding: 16px 20px;
  & > svg {
    flex: none;
  }
  @container verdict (max-width: 720px) {
    flex-wrap: wrap;
  }
  @container verdict (max-width: 420px) {
    padding: 12px;
  }
`;

export const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
  & > h1,
  & > h2 {
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
    text-wrap: balance;
  }
  & > :is(h1, h2):focus {
    outline: none;
    box-shadow: none;
  }
  & > p {
    margin-top: 4px;
    overflow: hidden;
    color: ${token('text-2')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container verdict (max-width: 720px) {
    & > p {
      white-space: normal;
    }
  }
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  @container verdict (max-width: 720px) {
    flex: 1 1 100%;
  }
`;

/** One count, pressed while the list shows only what it counts. */
export const Filter = styled.button`
  display: flex;
  flex: 1;
  gap: 20px;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: 0 16px;
  border: 0;
  background: none;
  color: ${token('text-2')};
  white-space: nowrap;
  cursor: pointer;
  & + & {
    border-left: 1px solid ${token('border')};
  }
  & > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  & > b {
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 500;
    line-height: 24px;
    font-variant-numeric: tabular-nums;
  }
  @container verdict (max-width: 420px) {
    flex-wrap: wrap;
    gap: 0 6px;
    min-width: 0;
    padding: 4px 8px;
  }
  &:hover:enabled {
    background: ${token('surface-hover')};
  }
  &[aria-pressed='true'] {
    background: ${token('accent-soft')};
    box-shadow: inset 0 -2px ${token('accent')};
  }
  &:disabled,
  &:disabled > b {
    color: ${token('text-3')};
    font-weight: 400;
    cursor: default;
  }
`;
