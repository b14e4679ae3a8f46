import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** Standings of the sites of a model beside each other. */
export const Standings = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px 12px;
`;

/** Gateways that use addresses of a pool without having got them from it. */
export const Others = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 8px 16px 8px 52px;
  list-style: none;
  & code {
    color: ${token('text-1')};
    font-family: ${token('font-mono')};
  }
`;
