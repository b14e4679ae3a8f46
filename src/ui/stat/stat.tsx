import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Figure } from '../pane';
import { Skeleton } from '../skeleton';

/** Props of `Stat`. */
export interface StatProps {
  /** Beside the label. */
  icon: ReactNode;
  label: string;
  /** The key figure; its unit in `<small>`. */
  figure: ReactNode;
  /** Below the figure: a meter, a small line. */
  middle?: ReactNode;
  /** The last line: what it is at the left, its value at the right. */
  note?: ReactNode;
  /** True: a skeleton in place of everything but the label. */
  loading?: boolean | undefined;
}

/** One key figure with what it means, a cell of a row or alone. */
export const Stat = ({ icon, label, figure, middle, note, loading = false }: StatProps) => (
  <Cell part="figure">
    <Label>
      {icon}
      {label}
    </Label>
    {loading ? (
      <Skeleton height={68} />
    ) : (
      <>
        <Figure>{figure}</Figure>
        <Middle>{middle}</Middle>
        <Note>{note}</Note>
      </>
    )}
  </Cell>
);

const Cell = styled.div`
  display: grid;
  grid-template-rows: 28px 32px 26px 18px;
  grid-template-columns: minmax(0, 1fr);
  padding: 16px 20px 14px;
  & > [role='status'] {
    grid-row: 2 / -1;
    align-self: center;
  }
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  color: ${token('text-2')};
  white-space: nowrap;
  & > svg {
    color: ${token('text-3')};
  }
`;

const Middle = styled.div`
  align-self: center;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  & > [role='meter'] {
    display: block;
    height: 4px;
  }
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  height: 18px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  overflow: hidden;
  white-space: nowrap;
  & b {
    color: ${token('text-1')};
    font-weight: 400;
  }
`;
