import { styled } from 'styled-components';

/** One below the other, `$gap` pixels apart, never wider than the room. */
export const Stack = styled.div<{ $gap?: 4 | 8 | 12 | 16 | 20 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 16 }) => $gap}px;
`;
