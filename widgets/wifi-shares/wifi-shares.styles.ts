import { styled } from 'styled-components';
import { token } from '../../src/theme';

export const Intro = styled.p`
  margin: 0 0 12px;
  color: ${token('text-2')};
`;

/** The code at the left, what to do with it at the right. */
export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  margin-bottom: 16px;
  & > div {
    display: grid;
    flex: 1;
    gap: 10px;
    align-content: start;
    justify-items: start;
    min-width: 220px;
    color: ${token('text-2')};
  }
  & > div > :nth-child(2) {
    width: 100%;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: 8px;
`;
