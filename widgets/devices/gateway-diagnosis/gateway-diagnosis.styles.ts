import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** The target and the button that starts. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px 12px;
  max-width: 640px;
  margin: 16px 0;
  & > :first-child {
    flex: 1 1 280px;
  }
`;

/** How the command stands. */
export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-bottom: 8px;
  color: ${token('text-3')};
  & > b {
    color: ${token('text-1')};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

/** The device's own words. */
export const Output = styled.pre`
  min-height: 120px;
  max-height: 480px;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-sunken')};
  color: ${token('text-2')};
  font-family: ${token('font-mono')};
  font-size: 12px;
  line-height: 20px;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;

/** What was asked before; each opens again. */
export const Former = styled.section`
  margin-top: 16px;
  & h3 {
    margin: 0 0 8px;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    line-height: 18px;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 4px 0;
    color: ${token('text-3')};
  }
  & button {
    padding: 0;
    border: 0;
    background: none;
    color: ${token('accent-text')};
    font: inherit;
    cursor: pointer;
    overflow-wrap: anywhere;
    text-align: start;
  }
  & button[aria-pressed='true'] {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;
