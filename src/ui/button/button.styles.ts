import { css, keyframes, styled } from 'styled-components';
import { controlHeight, token } from '../../theme';

export type ButtonVariant = 'default' | 'primary' | 'danger' | 'danger-quiet' | 'ghost' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

const heights: Record<ButtonSize, number> = { sm: 28, md: 32, lg: 40 };
const paddings: Record<ButtonSize, number> = { sm: 10, md: 12, lg: 20 };

const plain = css`
  border-color: ${token('border-strong')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
  &:hover {
    background: ${token('surface-hover')};
  }
  &:active,
  &[aria-expanded='true'] {
    background: ${token('surface-pressed')};
  }
`;

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  default: plain,
  primary: css`
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('text-on-accent')};
    font-weight: 500;
    box-shadow: ${token('shadow-1')};
    &:hover {
      border-color: ${token('accent-hover')};
      background: ${token('accent-hover')};
    }
    &:active {
      border-color: ${token('accent-pressed')};
      background: ${token('accent-pressed')};
    }
  `,
  danger: css`
    border-color: ${token('danger-fill')};
    background: ${token('danger-fill')};
    color: ${token('text-on-accent')};
    font-weight: 500;
    &:hover {
      border-color: ${token('danger-fill-hover')};
      background: ${token('danger-fill-hover')};
    }
  `,
  'danger-quiet': css`
    ${plain}
    color: ${token('danger-text')};
  `,
  ghost: css`
    border-color: transparent;
    background: transparent;
    color: ${token('text-2')};
    &:hover,
    &[aria-expanded='true'] {
      background: ${token('surface-hover')};
      color: ${token('text-1')};
    }
  `,
  link: css`
    height: auto;
    padding: 0;
    border-color: transparent;
    background: none;
    color: ${token('accent-text')};
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  `,
};

const off = css`
  border-color: ${token('border')};
  background: ${token('surface-sunken')};
  color: ${token('text-disabled')};
  box-shadow: none;
  cursor: not-allowed;
`;

const offBare = css`
  border-color: transparent;
  background: none;
  color: ${token('text-disabled')};
  text-decoration: none;
  cursor: not-allowed;
`;

interface FaceProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean | undefined;
  $square: boolean;
}

/** Every state of a button, also for anchors that look like one (`as="a"`). */
export const Face = styled.button<FaceProps>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: ${({ $size }) => controlHeight(heights[$size])};
  padding: 0 ${({ $size, $square }) => ($square ? 0 : paddings[$size])}px;
  border: 1px solid;
  border-radius: ${token('radius-2')};
  font: inherit;
  font-size: ${({ $size }) => ($size === 'lg' ? 14 : 13)}px;
  line-height: 20px;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${token('dur-instant')},
    border-color ${token('dur-instant')};
  ${({ $square, $size }) => $square && `width: ${controlHeight(heights[$size])};`}
  ${({ $block }) => $block && 'width: 100%;'}
  ${({ $variant }) => variants[$variant]}
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    ${({ $variant }) => ($variant === 'link' || $variant === 'ghost' ? offBare : off)}
  }
  &[aria-busy] {
    cursor: progress;
  }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A ring that turns; stands still for those who asked for less motion. */
export const Spinner = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
