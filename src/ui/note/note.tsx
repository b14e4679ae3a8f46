import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { CircleExclamationPoint, Info, TriangleAlert } from '../icon';

type Tone = 'info' | 'warning' | 'danger';

const icons = { info: Info, warning: TriangleAlert, danger: CircleExclamationPoint };

/** A sentence that stays: how things work here, or what is wrong with them. */
export function Note({ tone = 'info', children }: { tone?: Tone | undefined; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <Strip $tone={tone}>
      <Icon />
      <div>{children}</div>
    </Strip>
  );
}

const Strip = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: 8px;
  padding: 8px 12px;
  border-radius: ${token('radius-2')};
  background: ${({ $tone }) => token(`${$tone}-soft`)};
  color: ${token('text-1')};
  & > svg {
    margin-top: 2px;
    color: ${({ $tone }) => token(`${$tone}-solid`)};
  }
  & > div {
    min-width: 0;
  }
  /* Colour alone would not tell a link from the sentence it stands in. */
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
