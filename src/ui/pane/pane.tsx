import type { ReactNode } from 'react';
import { End, Head, Note, PaneTitle } from './pane.styles';

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
