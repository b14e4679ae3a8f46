import { css, styled } from 'styled-components';
import { token } from '../../theme';

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  & > strong {
    flex: 1;
    color: ${token('text-1')};
    font-weight: 500;
    text-align: center;
  }
`;

export const Grid = styled.table`
  margin: 8px 0;
  border-collapse: collapse;
  & th {
    height: 28px;
    padding: 0;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    text-align: center;
  }
  & td {
    padding: 1px 0;
  }
`;

interface DayFace {
  $end: boolean;
  $between: boolean;
  $outside: boolean;
}

export const Day = styled.button<DayFace>`
  width: 36px;
  height: ${token('control-height')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius-2')};
  background: none;
  color: ${({ $outside }) => token($outside ? 'text-3' : 'text-1')};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: ${token('surface-hover')};
  }
  &[aria-current] {
    box-shadow: inset 0 0 0 1px ${token('accent-line')};
    color: ${token('accent-text')};
    font-weight: 600;
  }
  &:disabled {
    background: none;
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }
  ${({ $between }) =>
    $between &&
    css`
      border-radius: 0;
      background: ${token('accent-soft')};
    `}
  ${({ $end }) =>
    $end &&
    css`
      &,
      &:hover,
      &[aria-current] {
        background: ${token('accent')};
        color: ${token('text-on-accent')};
      }
    `}
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${token('text-3')};
  font-size: 12px;
`;

/** Ranges with a name beside the month; above it where there is no room. */
export const Split = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
`;

export const Quick = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 88px;
  @media (max-width: 480px) {
    grid-template-columns: repeat(3, 1fr);
    width: 100%;
  }
`;
