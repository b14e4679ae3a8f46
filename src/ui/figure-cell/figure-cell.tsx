import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Skeleton } from '../skeleton';
import { Figure } from '../pane';

interface FigureCellProps {
  name: ReactNode;
  loading: boolean;
  note: ReactNode;
  children: ReactNode;
}

/** One figure of a row of cells, with what it means below it. */
export const FigureCell = ({ name, loading, note, children }: FigureCellProps) => (
  <Padded>
    <div>{name}</div>
    {loading ? <Skeleton height={54} /> : <Figure>{children}</Figure>}
    {!loading && <Small>{note}</Small>}
  </Padded>
);

const Padded = styled.div`
  display: grid;
  gap: 2px;
  align-content: start;
  min-height: 108px;
  padding: 16px 20px;
`;

const Small = styled.div`
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  /* Colour alone would not tell a link from the sentence it stands in. */
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
