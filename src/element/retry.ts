import { styled } from 'styled-components';
import { token } from '../theme';

/** The button of what an element says instead of its widget. Without a part of the design system: that may be what failed. */
export const Retry = styled.button`
  height: 28px;
  padding: 0 12px;
  border: 1px solid ${token('border-control')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
  font: inherit;
  cursor: pointer;
  &:hover {
    background: ${token('surface-hover')};
  }
  &:focus-visible {
    outline: none;
    box-shadow: ${token('focus-ring')};
  }
`;
