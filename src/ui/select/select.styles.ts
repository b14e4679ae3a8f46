import { styled } from 'styled-components';
import { token } from '../../theme';
import { box, focused } from '../input';

interface NativeProps {
  $size: 'sm' | 'md' | 'lg';
  $invalid: boolean;
  $disabled: boolean | undefined;
  $empty: boolean;
}

/**
 * Two borders of a turned square draw the arrow, two shades of colour where the box is the engine's own: no image, so
 * nothing for a content policy to refuse.
 */
export const Native = styled.select<NativeProps>`
  ${box}
  ${({ $empty }) => $empty && `color: ${token('text-3')};`}
  cursor: pointer;
  text-overflow: ellipsis;
  &:focus-visible {
    ${focused}
  }
  & option {
    color: ${token('text-1')};
  }
  @supports not (appearance: base-select) {
    appearance: none;
    padding-inline-end: 28px;
    background-image:
      linear-gradient(to top right, transparent 42%, ${token('text-3')} 42% 58%, transparent 58%),
      linear-gradient(to top left, transparent 42%, ${token('text-3')} 42% 58%, transparent 58%);
    background-position:
      right 15px center,
      right 10px center;
    background-size: 5px 5px;
    background-repeat: no-repeat;
  }
  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }
    & {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      overflow: hidden;
      white-space: nowrap;
    }
    &::picker-icon {
      content: '';
      flex: none;
      width: 6px;
      height: 6px;
      margin: -3px 3px 0 auto;
      border: solid ${token('text-3')};
      border-width: 0 1.5px 1.5px 0;
      rotate: 45deg;
    }
    &::picker(select) {
      margin: 4px 0;
      padding: 4px;
      border: 0;
      border-radius: ${token('radius-3')};
      background: ${token('surface-raised')};
      color: ${token('text-1')};
      box-shadow: ${token('shadow-2')};
      font-size: 13px;
      max-height: 320px;
    }
    & option {
      display: flex;
      align-items: center;
      gap: 8px;
      min-height: ${token('control-height')};
      padding: 0 10px;
      border-radius: ${token('radius-2')};
      white-space: nowrap;
    }
    & option[hidden] {
      display: none;
    }
    & option:hover,
    & option:focus-visible {
      outline: none;
      box-shadow: none;
      background: ${token('surface-pressed')};
    }
    & option:checked {
      color: ${token('accent-text')};
      font-weight: 500;
    }
    & option:disabled {
      color: ${token('text-disabled')};
    }
    & option::checkmark {
      content: '';
      order: 1;
      flex: none;
      width: 5px;
      height: 9px;
      margin: -2px 2px 0 auto;
      border: solid ${token('accent-text')};
      border-width: 0 1.5px 1.5px 0;
      rotate: 45deg;
    }
  }
`;
