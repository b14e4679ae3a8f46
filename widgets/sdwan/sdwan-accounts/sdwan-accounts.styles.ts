import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { Sheet } from '../../../src/ui/sheet';

/** What a form comes to. */
export const Told = styled.p`
  margin: 0;
  color: ${token('text-2')};
`;

/** Accounts and their passwords. */
export const Secrets = styled(Sheet)`
  & td {
    font-family: ${token('font-mono')};
  }
`;
