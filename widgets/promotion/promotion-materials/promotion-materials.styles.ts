import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Tiles = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $wide }) => ($wide ? 280 : 164)}px), 1fr));
  gap: 16px;
`;

export const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: 6px;
  align-items: start;
  min-width: 0;
  padding: 12px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  color: ${token('text-2')};
  & > img {
    width: 100%;
    height: auto;
    border-radius: ${token('radius-1')};
  }
  & > b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > p {
    overflow-wrap: anywhere;
    user-select: all;
  }
  & > button {
    margin-top: auto;
  }
`;
