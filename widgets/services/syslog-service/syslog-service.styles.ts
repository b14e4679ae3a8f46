import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** A line as it came, with what the row has no room for. */
export const Whole = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  color: ${token('text-3')};
  & > code {
    flex: 1 1 100%;
    color: ${token('text-1')};
    font-family: ${token('font-mono')};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
