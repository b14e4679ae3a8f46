import { styled } from 'styled-components';
import { token } from '../../theme';

/** Durations side by side, each with its price. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: 16px 8px;
  padding-top: 8px;
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  height: 52px;
  color: ${token('text-1')};
  font-size: 13px;
  line-height: 18px;
  background: ${token('surface-base')};
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-2')};
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  small {
    color: ${token('text-3')};
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  &:has(:checked) {
    background: ${token('accent-soft')};
    border-color: ${token('focus')};
    box-shadow: inset 0 0 0 1px ${token('focus')};
    outline: 3px solid transparent;
    outline-offset: -3px;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

export const Mark = styled.span`
  position: absolute;
  top: -14px;
  right: -1px;
  line-height: 20px;
`;

/** The bill: a line each, the sum of it stands in the foot. */
export const Lines = styled.dl`
  display: grid;
  gap: 8px;
  margin: 0;
  padding-top: 16px;
  border-top: 1px solid ${token('border')};
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    gap: 16px;
    justify-content: space-between;
  }
  dt {
    min-width: 0;
    color: ${token('text-2')};
    overflow-wrap: anywhere;
  }
  dd {
    flex: none;
    margin: 0;
    color: ${token('text-1')};
  }
  dd[data-less] {
    color: ${token('promo-text')};
  }
`;

export const Sum = styled.div`
  flex: 1;
  color: ${token('text-2')};
  white-space: nowrap;
  b {
    margin-left: 8px;
    color: ${token('text-1')};
    font-size: 24px;
    font-weight: 500;
    line-height: 32px;
    font-variant-numeric: tabular-nums;
  }
`;

export const Result = styled.div<{ $paid: boolean }>`
  display: grid;
  gap: 8px;
  justify-items: center;
  padding: 48px 16px;
  text-align: center;
  svg {
    color: ${({ $paid }) => token($paid ? 'success-solid' : 'text-3')};
  }
  h3 {
    margin: 8px 0 0;
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 600;
    line-height: 28px;
  }
  p {
    margin: 0;
    color: ${token('text-2')};
    overflow-wrap: anywhere;
  }
`;
