import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Longer than a state of a table: it goes on in a second line. */
export const Sentence = styled.p`
  & > span {
    white-space: normal;
  }
`;

export const Ribbons = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 12px;
  align-items: center;
  margin-top: 12px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 16px;
`;

export const Ribbon = styled.svg`
  display: block;
  width: 100%;
  height: 16px;
  border-radius: ${token('radius-1')};
  /* A blank between cells, as wide as a quarter of one. */
  mask: repeating-linear-gradient(90deg, #000 0 3px, transparent 3px 4px);
`;

/** All is well: the ground, quiet on purpose, as what is wrong has a shape of its own. */
export const Fair = styled.rect`
  fill: ${token('success-line')};
`;

/** Something is worse: lower than what is cut off, so that both are told apart without colour. */
export const Worse = styled.rect`
  fill: ${token('warning-solid')};
`;

/** Cut off: a pale ground between two lines. */
export const Down = styled.rect<{ $line?: boolean }>`
  fill: ${({ $line }) => token($line ? 'danger-solid' : 'danger-soft')};
`;

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: 11px;
`;
