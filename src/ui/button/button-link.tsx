import type { ReactNode } from 'react';
import { Face, type ButtonVariant } from './button.styles';

/** An address that looks the part of a button: what leads out of the product. */
export const ButtonLink = ({
  href,
  variant,
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) => (
  <Face as="a" {...{ href }} $variant={variant ?? 'default'} $size="md" $block={false} $square={false}>
    {children}
  </Face>
);
