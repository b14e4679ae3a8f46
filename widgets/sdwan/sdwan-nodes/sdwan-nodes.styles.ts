import { styled } from 'styled-components';
import { token } from '../../../src/theme';

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

export const Above = styled.span`
  display: block;
  overflow: hidden;
  color: ${token('text-1')};
  font-weight: 500;
  text-overflow: ellipsis;
`;

export const Below = styled.span`
  display: block;
  overflow: hidden;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  text-overflow: ellipsis;
`;
