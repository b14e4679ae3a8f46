import { Combobox } from '@base-ui/react/combobox';
import { styled } from 'styled-components';
import { token } from '../../theme';

/** Covers the window without taking any press: only what it holds does. */
export const Stage = styled.div`
  position: fixed;
  inset: 0;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

/** In place of Base UI's own popup, which would hide the whole page around us from screen readers while it is open. */
export const List = styled.div`
  width: var(--anchor-width);
  max-height: min(320px, var(--available-height));
  padding: 4px;
  border-radius: ${token('radius-3')};
  background: ${token('surface-raised')};
  color: ${token('text-1')};
  box-shadow: ${token('shadow-2')};
  font-size: 13px;
  line-height: 20px;
  overflow: auto;
  overscroll-behavior: contain;
  outline: 1px solid transparent;
`;

export const Row = styled(Combobox.Item)`
  display: flex;
  align-items: center;
  min-height: ${token('control-height')};
  padding: 4px 10px;
  border-radius: calc(${token('radius-2')} - 1px);
  cursor: pointer;
  overflow-wrap: anywhere;
  &[data-highlighted] {
    background: ${token('surface-pressed')};
  }
  &[data-selected] {
    color: ${token('accent-text')};
    font-weight: 500;
  }
  &[data-disabled] {
    color: ${token('text-disabled')};
    cursor: not-allowed;
  }
`;

export const Nothing = styled.div`
  padding: 8px 10px;
  color: ${token('text-3')};
`;

export const Arrow = styled(Combobox.Trigger)`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('text-3')};
  cursor: pointer;
`;
