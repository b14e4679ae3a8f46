import { styled } from 'styled-components';
import { token } from '../../src/theme';

/** Cells share hairlines and fill every row, however many fit. */
export const Row = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
`;

export const Cell = styled.div`
  display: grid;
  flex: 1 1 176px;
  grid-template-rows: 28px 32px 26px 18px;
  min-width: 0;
  padding: 16px 20px 12px;
  background: ${token('surface-base')};
  & > [role='status'] {
    grid-row: 2 / -1;
  }
  & > [role='meter'] {
    align-self: center;
    height: 4px;
  }
`;

export const Label = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  color: ${token('text-2')};
  & > svg {
    color: ${token('text-3')};
  }
`;

export const Note = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  & > b {
    color: ${token('text-1')};
    font-weight: 400;
  }
`;
