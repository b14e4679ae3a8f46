import type { ReactElement, ReactNode } from 'react';
import { EmptyBox, Headline } from './empty.styles';
import { drawings, type EmptyKind } from './drawings';

interface Words {
  title: string;
  /** One sentence: why, what this place is for, or what to do. */
  reason?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** What leads on from a place with nothing in it: a sentence, or a button that needs none. */
type Onward = { reason: string | ReactElement } | { action: ReactElement };

/** Props of `Empty`: `nothing` there yet, nothing matches the filters (`no-match`), or not for this reader (`forbidden`). */
export type EmptyProps = Words & (({ kind: 'nothing' } & Onward) | { kind: Exclude<EmptyKind, 'nothing'> });

/** Nothing to show, and why. */
export const Empty = ({ kind, title, reason, action }: EmptyProps) => (
  <EmptyBox part="empty">
    {drawings[kind]}
    <Headline>{title}</Headline>
    {reason && <span>{reason}</span>}
    {action}
  </EmptyBox>
);
