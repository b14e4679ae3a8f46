import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 760px;
`;

export const About = styled.p`
  margin: 0;
  color: ${token('text-2')};
`;

/** Facts of an application, a name and a value a line. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  gap: 8px 16px;
  margin: 16px 0 0;
  & dt {
    color: ${token('text-3')};
  }
  & dd {
    margin: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
`;
