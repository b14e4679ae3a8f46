import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** A share and its number. */
export const Load = styled.span`
  display: inline-grid;
  grid-template-columns: 44px 34px;
  gap: 8px;
  align-items: center;
`;

export const High = styled.b`
  color: ${token('text-1')};
  font-weight: 500;
`;

export const Ink = styled.span`
  color: ${token('text-1')};
`;

/** Detail of a gateway below its row. */
export const Detail = styled.div`
  display: grid;
  grid-template-columns: 1.1fr 1fr 1fr 1.3fr;
  gap: 1px;
  background: ${token('border-subtle')};
  @media (max-width: 900px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Part = styled.div`
  min-width: 0;
  padding: 14px 20px;
  background: ${token('surface-sunken')};
  h4 {
    margin: 0 0 6px;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }
  p {
    margin: 0;
    color: ${token('text-2')};
    line-height: 26px;
    &:first-of-type {
      color: ${token('text-1')};
    }
  }
`;

export const Ports = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
`;

export const Panel = styled.div`
  min-width: 0;
`;
