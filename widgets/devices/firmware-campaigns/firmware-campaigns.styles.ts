import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** A bar and its numbers. */
export const Share = styled.span`
  display: grid;
  grid-template-columns: minmax(40px, 1fr) auto;
  gap: 8px;
  align-items: center;
  font-variant-numeric: tabular-nums;
`;

export const Block = styled.section`
  & + & {
    margin-top: 24px;
  }
  h3 {
    margin: 0 0 8px;
    color: ${token('text-1')};
    font-size: 13px;
    font-weight: 600;
    line-height: 20px;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 6px 16px;
  margin: 0;
  dt {
    color: ${token('text-3')};
  }
  dd {
    margin: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
`;

/** A wave: its name, its bar, what came out. */
export const Wave = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 12px;
  padding: 10px 12px;
  background: ${token('surface-raised')};
  font-size: 12px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

export const Waves = styled.ol`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  background: ${token('border')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
`;
