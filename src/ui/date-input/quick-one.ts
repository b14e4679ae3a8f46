import { styled } from 'styled-components';
import { token } from '../../theme';

/** One of the stretches of time that are offered by name. */
export const QuickOne = styled.button`
  width: 100%;
  height: ${token('control-height')};
  padding: 0 10px;
  border: 0;
  border-radius: calc(${token('radius-2')} - 1px);
  background: none;
  color: ${token('text-1')};
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: ${token('surface-pressed')};
  }
  &[aria-pressed='true'] {
    background: ${token('accent-soft')};
    color: ${token('accent-text')};
    font-weight: 500;
  }
`;
