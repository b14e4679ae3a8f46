import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** What a form comes to. */
export const Told = styled.p`
  margin: 0;
  color: ${token('text-2')};
`;

/** Scrolls by itself: two hundred accounts fit no dialog. */
export const Scroll = styled.div`
  max-height: 320px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  overflow: auto;
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
`;

export const Secrets = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: 6px 12px;
    border-bottom: 1px solid ${token('border')};
    text-align: left;
  }
  & tr:last-child td {
    border-bottom: 0;
  }
  & th {
    position: sticky;
    top: 0;
    background: ${token('surface-sunken')};
    color: ${token('text-2')};
    font-weight: 400;
  }
  & td {
    color: ${token('text-1')};
    font-family: ${token('font-mono')};
    overflow-wrap: anywhere;
  }
`;
