import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';

/** What a tag says with its colour; the words must say it too. */
export type TagTone = 'neutral' | 'line' | 'success' | 'warning' | 'danger' | 'info' | 'promo';

/** A short word beside a name. */
export const Tag = ({ tone = 'neutral', children }: { tone?: TagTone | undefined; children: ReactNode }) => (
  <Chip $tone={tone}>{children}</Chip>
);

const faces: Record<TagTone, string> = {
  neutral: `background: ${token('offline-soft')}; color: ${token('offline-text')};`,
  line: `background: transparent; color: ${token('text-2')}; box-shadow: inset 0 0 0 1px ${token('border-strong')};`,
  success: `background: ${token('success-soft')}; color: ${token('success-text')};`,
  warning: `background: ${token('warning-soft')}; color: ${token('warning-text')};`,
  danger: `background: ${token('danger-soft')}; color: ${token('danger-text')};`,
  info: `background: ${token('info-soft')}; color: ${token('info-text')};`,
  promo: `background: ${token('promo-soft')}; color: ${token('promo-text')};`,
};

const Chip = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  height: 20px;
  padding: 0 6px;
  border-radius: ${token('radius-1')};
  font-size: 12px;
  line-height: 20px;
  vertical-align: middle;
  white-space: nowrap;
  ${({ $tone }) => faces[$tone]}
`;
