import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';

/** How many are waiting; `99+` above 99, nothing at 0. */
export const Badge = ({ count, label }: { count: number; label?: string | undefined }) =>
  count > 0 ? (
    <Count aria-label={label} role={label ? 'img' : undefined}>
      {count > 99 ? '99+' : count}
    </Count>
  ) : null;

/** A word that draws attention to something new or on offer. */
export const Flag = ({ kind = 'promo', size = 'sm', children }: FlagProps) => (
  <Word $kind={kind} $large={size === 'md'}>
    {children}
  </Word>
);

/** Props of `Flag`. */
export interface FlagProps {
  /** `promo` for offers, `new` for news. */
  kind?: 'promo' | 'new' | undefined;
  size?: 'sm' | 'md' | undefined;
  children: ReactNode;
}

const Count = styled.span`
  display: inline-block;
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: ${token('danger-fill')};
  color: ${token('text-on-accent')};
  font-size: 11px;
  font-weight: 500;
  line-height: 16px;
  text-align: center;
  vertical-align: middle;
`;

const Word = styled.span<{ $kind: 'promo' | 'new'; $large: boolean }>`
  display: inline-block;
  height: ${({ $large }) => ($large ? 18 : 14)}px;
  padding: 0 ${({ $large }) => ($large ? 5 : 3)}px;
  border-radius: ${token('radius-1')};
  background: ${({ $kind }) => token($kind === 'new' ? 'info-soft' : 'promo-soft')};
  color: ${({ $kind }) => token($kind === 'new' ? 'info-text' : 'promo-text')};
  box-shadow: inset 0 0 0 1px ${({ $kind }) => token($kind === 'new' ? 'info-line' : 'promo-line')};
  font-size: ${({ $large }) => ($large ? 11 : 10)}px;
  font-weight: 500;
  line-height: ${({ $large }) => ($large ? 18 : 14)}px;
  vertical-align: middle;
  white-space: nowrap;
`;
