import { styled } from 'styled-components';
import { token } from '../../theme';

export const Split = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
`;

export const QuickList = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 112px;
`;

export const QuickOne = styled.button`
  width: 100%;
  height: ${token('control-height')};
  padding: 0 10px;
  border: 0;
  border-radius: calc(${token('radius-2')} - 1px);
  background: none;
  color: ${token('text-1')};
  text-align: start;
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

export const AbsoluteForm = styled.form`
  display: grid;
  align-content: start;
  gap: 6px;
  width: 232px;
  & > button {
    margin-top: 6px;
  }
  & > fieldset {
    display: grid;
    grid-template-columns: 144px 1fr;
    gap: 6px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0 0 6px;
  }
`;

export const Trouble = styled.span`
  color: ${token('danger-text')};
  font-size: 12px;
`;
