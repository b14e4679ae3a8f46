import type { ReactNode } from 'react';
import { EmptyBox, Headline } from './empty.styles';
import { drawings, type EmptyKind } from './drawings';

/** Props of `Empty`. */
export interface EmptyProps {
  /** `nothing` there yet, nothing matches the filters (`no-match`), or not for this reader (`forbidden`). */
  kind: EmptyKind;
  title: string;
  /** One sentence: why, or what to do. */
  reason?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Nothing to show, and why. */
export const Empty = ({ kind, title, reason, action }: EmptyProps) => (
  <EmptyBox>
    {drawings[kind]}
    <Headline>{title}</Headline>
    {reason && <span>{reason}</span>}
    {action}
  </EmptyBox>
);
