import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & label > span:first-child {
    display: block;
    margin-bottom: 4px;
    color: ${token('text-1')};
  }
`;

export const Paper = styled.textarea<{ $invalid: boolean }>`
  display: block;
  width: 100%;
  min-height: 200px;
  padding: 8px 12px;
  border: 1px solid ${({ $invalid }) => token($invalid ? 'danger-solid' : 'border-strong')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
  font-family: ${token('font-mono')};
  line-height: 20px;
  resize: vertical;
  white-space: pre;
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -1px;
  }
`;

export const Help = styled.p`
  margin: 0;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: ${token('text-2')};
`;

/** Room for a choice beside other controls. */
export const Choice = styled.span`
  width: 160px;
`;

export const Faults = styled.div`
  display: grid;
  gap: 6px;
  padding: 8px 12px;
  border-radius: ${token('radius-2')};
  background: ${token('danger-soft')};
  color: ${token('danger-text')};
  & ul {
    display: grid;
    gap: 2px;
    max-height: 160px;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow: auto;
    overflow-wrap: anywhere;
  }
`;
