import type { ReactNode } from 'react';
import { End, Head, Note, PaneTitle, Words } from './pane.styles';

/** Props of `PaneHead`. */
export interface PaneHeadProps {
  title: ReactNode;
  /** Beside the title, smaller: a unit, the time of the data. */
  note?: ReactNode;
  /** Right end: choices and actions. */
  end?: ReactNode;
  /** Rank of the heading; 2 unless told. */
  level?: 2 | 3 | 4 | undefined;
}

/** Title line of a pane. */
export const PaneHead = ({ title, note, end, level = 2 }: PaneHeadProps) => (
  <Head>
    <PaneTitle as={`h${level}`}>{title}</PaneTitle>
    {note && <Note>{note}</Note>}
    {end && <End>{end}</End>}
  </Head>
);

/** The same words at the start of a table's own tools, where a line of their own would stand empty beside them. */
export const TableTitle = ({ title, note }: Pick<PaneHeadProps, 'title' | 'note'>) => (
  <Words>
    <PaneTitle>{title}</PaneTitle>
    {note && <Note>{note}</Note>}
  </Words>
);
