import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import type { Placement } from '../layer';
import { Tooltip } from '../tooltip';
import { touchTarget } from './touch';

/** Props of `IconButton`; everything a native button takes as well. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does: its name for a screen reader and its hint. */
  label: string;
  /** 28 or 36 px; `md` unless told. */
  size?: 'sm' | 'md' | undefined;
  /** Where the hint shows; `top` unless told. */
  hint?: Placement | 'none' | undefined;
  /** The icon. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with only an icon. */
export function IconButton({ label, size = 'md', hint = 'top', ref, ...rest }: IconButtonProps) {
  const face = <IconFace type="button" aria-label={label} {...rest} ref={ref} $size={size} />;
  if (hint === 'none') return face;
  return (
    <Tooltip text={label} placement={hint}>
      {face}
    </Tooltip>
  );
}

const IconFace = styled.button<{ $size: 'sm' | 'md' }>`
  ${touchTarget}
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => ($size === 'sm' ? 28 : 36)}px;
  height: ${({ $size }) => ($size === 'sm' ? 28 : 36)}px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-2')};
  background: transparent;
  color: ${token('text-2')};
  cursor: pointer;
  transition: background ${token('dur-instant')};
  &:hover,
  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    background: ${token('surface-hover')};
    color: ${token('text-1')};
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: transparent;
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }
`;
