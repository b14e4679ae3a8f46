import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** The plan in one line above the list. */
export const PlanLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 36px;
  margin-bottom: 12px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 20px;
  & > button:last-of-type {
    margin-left: auto;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`;

export const Named = styled.label`
  display: grid;
  gap: 6px;
  color: ${token('text-1')};
  font-size: 13px;
`;
