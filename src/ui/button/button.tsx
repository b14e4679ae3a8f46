import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Face, Spinner, type ButtonSize, type ButtonVariant } from './button.styles';

/** Props of `Button`; everything a native button takes as well. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** At most one `primary` on a screen. `default` unless told. */
  variant?: ButtonVariant | undefined;
  /** Height 28, 32 or 40 px; `md` unless told. */
  size?: ButtonSize | undefined;
  /** Before the label, 16 px. */
  icon?: ReactNode;
  /** Work is under way: pressing does nothing, the width stays. */
  busy?: boolean | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The product's button. `type="button"` unless told: only a form's own button submits. */
export function Button({ variant = 'default', size = 'md', icon, busy, block, children, ...rest }: ButtonProps) {
  return (
    <Face
      part={variant === 'primary' ? 'button primary' : 'button'}
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $block={block}
      $square={children == null}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <Spinner aria-hidden /> : icon}
      {children}
    </Face>
  );
}
