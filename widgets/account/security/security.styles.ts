import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** One protection: icon, words, actions. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 8px 16px;
  align-items: center;
  padding: 16px 0;
  border-top: 1px solid ${token('border-subtle')};
  & > svg {
    color: ${token('text-3')};
  }
  & > div:nth-child(2) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
  }
`;

export const Name = styled.b`
  min-width: 72px;
  color: ${token('text-1')};
`;

export const State = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: ${token('text-1')};
`;

export const Hint = styled.span`
  flex-basis: 100%;
  color: ${token('text-3')};
  font-size: 12px;
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** QR code beside its words. */
export const Scan = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
`;

export const Secret = styled.code`
  color: ${token('text-1')};
  font-family: ${token('font-mono')};
  overflow-wrap: anywhere;
`;

export const Codes = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin: 12px 0;
  padding: 12px 16px;
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  color: ${token('text-1')};
  font-family: ${token('font-mono')};
`;
