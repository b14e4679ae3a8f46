import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** How far the list has come, on one line. */
export const Reach = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  color: ${token('text-2')};
  font-size: 13px;
`;

/** One password, large, beside its code. */
export const One = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
  & code {
    display: block;
    font-family: ${token('font-mono')};
    font-size: 20px;
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & p {
    margin: 0;
    color: ${token('text-2')};
  }
`;
