import { styled } from 'styled-components';

/** The form at the left, the nodes at the right; one below the other where it is narrow. */
export const Room = styled.div`
  container-type: inline-size;
`;

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @container (min-width: 1040px) {
    &[data-both] {
      grid-template-columns: 360px minmax(0, 1fr);
    }
  }
`;

export const Narrow = styled.div`
  display: grid;
  gap: 12px;
  max-width: 560px;
`;
