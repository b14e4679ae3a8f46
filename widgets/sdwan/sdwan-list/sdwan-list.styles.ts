import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** The sentence above the list, and what needs somebody. */
export const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 16px;
  padding: 12px 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  font-weight: 600;
`;

export const Needs = styled.div`
  font-weight: 400;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
