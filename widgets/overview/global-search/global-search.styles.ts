import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden;
  background: ${token('surface-raised')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-4')};
`;

export const Field = styled.label`
  display: flex;
  flex: none;
  gap: 12px;
  align-items: center;
  padding: 0 20px;
  color: ${token('text-3')};
  border-bottom: 1px solid ${token('border')};
  input {
    flex: 1;
    min-width: 0;
    height: 52px;
    padding: 0;
    color: ${token('text-1')};
    font: inherit;
    font-size: 16px;
    background: none;
    border: 0;
  }
  &&& input:focus-visible {
    box-shadow: none;
  }
  input::placeholder {
    color: ${token('text-3')};
  }
  &:focus-within {
    box-shadow: inset 0 -1px 0 ${token('accent-text')};
  }
`;

export const List = styled.div`
  max-height: min(420px, 60dvh);
  overflow: auto;
  overscroll-behavior: contain;
  &:not(:empty) {
    padding: 8px;
  }
`;

export const Title = styled.div`
  padding: 8px 12px 4px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

export const Option = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, auto) minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 40px;
  padding: 4px 12px;
  color: ${token('text-3')};
  border-radius: ${token('radius-2')};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${token('accent-soft')};
    box-shadow: inset 2px 0 0 ${token('accent-text')};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid;
    }
  }
`;

export const Label = styled.span`
  overflow: hidden;
  color: ${token('text-1')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Hint = styled.span`
  overflow: hidden;
  color: ${token('text-3')};
  font-size: 12px;
  text-align: right;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Nothing = styled.p`
  margin: 0;
  padding: 24px 20px;
  color: ${token('text-3')};
  font-size: 13px;
  line-height: 22px;
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  justify-content: space-between;
  min-height: 36px;
  padding: 8px 20px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 20px;
  background: ${token('surface-sunken')};
  border-top: 1px solid ${token('border')};
  @media (pointer: coarse) {
    &:not(:has(button)) {
      display: none;
    }
  }
`;

export const Keys = styled.span`
  display: flex;
  gap: 16px;
  @media (pointer: coarse) {
    visibility: hidden;
  }
  kbd {
    display: inline-block;
    min-width: 20px;
    margin-right: 4px;
    padding: 0 4px;
    font-family: inherit;
    font-size: 11px;
    line-height: 16px;
    text-align: center;
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-1')};
  }
`;

export const Forget = styled.button`
  padding: 0;
  color: ${token('accent-text')};
  font: inherit;
  background: none;
  border: 0;
  cursor: pointer;
`;
