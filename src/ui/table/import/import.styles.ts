import { styled } from 'styled-components';
import { token } from '../../../theme';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

export const Faults = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 120px;
  margin: 0;
  padding-left: 20px;
  overflow: auto;
  color: ${token('danger-text')};
`;
