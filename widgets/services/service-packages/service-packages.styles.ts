import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-bottom: 16px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

/** Packages side by side, panes with hairlines. */
export const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 1px;
  padding: 1px;
  background: ${token('border')};
  border-radius: ${token('radius-3')};
`;

export const Plan = styled.section<{ $best: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 24px 24px 20px;
  background: ${({ $best }) => token($best ? 'accent-soft' : 'surface-base')};
  box-shadow: ${({ $best }) => ($best ? `inset 0 3px 0 ${token('accent-text')}` : 'none')};
  &:first-child {
    border-radius: calc(${token('radius-3')} - 1px) 0 0 calc(${token('radius-3')} - 1px);
  }
  &:last-child {
    border-radius: 0 calc(${token('radius-3')} - 1px) calc(${token('radius-3')} - 1px) 0;
  }
  h2 {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0;
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 20px 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: 8px;
    color: ${token('text-1')};
    line-height: 20px;
  }
  li svg {
    flex: none;
    margin-top: 2px;
    color: ${token('success-solid')};
  }
  li[data-no],
  li[data-no] svg {
    color: ${token('text-3')};
  }
`;

export const Best = styled.span`
  padding: 0 6px;
  color: ${token('text-on-accent')};
  font-size: 12px;
  font-weight: 500;
  line-height: 20px;
  background: ${token('accent')};
  border-radius: ${token('radius-1')};
`;

export const Who = styled.p`
  min-height: 20px;
  margin: 4px 0 0;
  color: ${token('text-2')};
`;

export const Price = styled.p`
  margin: 16px 0 0;
  color: ${token('text-1')};
  font-size: 32px;
  font-weight: 500;
  line-height: 40px;
  font-variant-numeric: tabular-nums;
  small,
  s {
    margin-left: 4px;
    color: ${token('text-3')};
    font-size: 13px;
    font-weight: 400;
  }
  small:not(:last-of-type) {
    margin: 0 4px 0 0;
  }
`;

export const Hint = styled.p<{ $promo: boolean }>`
  min-height: 18px;
  margin: 0;
  color: ${({ $promo }) => token($promo ? 'promo-text' : 'text-3')};
  font-size: 12px;
  line-height: 18px;
`;

export const Foot = styled.div`
  display: grid;
  margin-top: auto;
`;

export const Compare = styled.section`
  position: relative;
  margin-top: 24px;
  overflow: auto;
  background: ${token('surface-base')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  h2 {
    margin: 0;
    padding: 14px 20px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }
  table {
    width: 100%;
    min-width: 480px;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th,
  td {
    height: 40px;
    padding: 0 16px;
    text-align: center;
    font-weight: 400;
    border-top: 1px solid ${token('border-subtle')};
  }
  thead th {
    height: 36px;
    color: ${token('text-3')};
    font-size: 12px;
    background: ${token('surface-sunken')};
  }
  th:first-child {
    color: ${token('text-1')};
    text-align: left;
  }
  td {
    color: ${token('text-1')};
  }
  td[data-best] {
    background: ${token('accent-soft')};
  }
  td svg {
    margin: 0 auto;
    color: ${token('success-solid')};
  }
  td[data-no] {
    color: ${token('text-3')};
  }
`;
