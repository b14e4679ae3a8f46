import { styled } from 'styled-components';

/** Two boxes with a dash between them. */
export const Between = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 8px;
  align-items: center;
`;
