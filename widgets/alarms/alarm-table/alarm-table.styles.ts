import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  min-width: 0;
`;

/** Above the sentence of an alarm: level, category, time. */
export const Caption = styled.span`
  display: flex;
  gap: 8px;
  color: ${token('text-2')};
  font-size: 13px;
  font-weight: 400;
  line-height: 20px;
`;

/** Where it stands in its list, at the end of the line. */
export const Pace = styled.span`
  display: flex;
  gap: 4px;
  align-items: center;
  margin: -4px 0 -4px auto;
  font-variant-numeric: tabular-nums;
`;

/** Left end of the buttons. */
export const Left = styled.div`
  margin-right: auto;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 8px 12px;
  margin: 20px 0 0;
  dt {
    color: ${token('text-3')};
  }
  dd {
    margin: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const Part = styled.section`
  margin-top: 24px;
  h3 {
    margin-bottom: 8px;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }
  p {
    color: ${token('text-3')};
  }
`;

export const Unit = styled.span`
  margin-left: 8px;
  color: ${token('text-3')};
  font-size: 12px;
  font-weight: 400;
`;

export const Steps = styled.ol`
  padding-left: 20px;
  list-style: decimal;
  li {
    padding: 2px 0 2px 4px;
    color: ${token('text-1')};
  }
  li::marker {
    color: ${token('text-3')};
  }
`;

/** What happened, oldest first, along a line. */
export const Record = styled.ol`
  li {
    position: relative;
    display: flex;
    gap: 12px;
    padding: 0 0 12px 20px;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 0;
    width: 8px;
    height: 8px;
    border: 1.5px solid ${token('border-strong')};
    border-radius: 50%;
  }
  li:first-child::before {
    border-color: ${token('danger-solid')};
    border-radius: 0;
    background: ${token('danger-solid')};
    transform: rotate(45deg);
  }
  li + li::after {
    content: '';
    position: absolute;
    bottom: calc(100% - 5px);
    left: 4px;
    height: 18px;
    border-left: 1px solid ${token('border')};
  }
  time {
    flex: none;
    margin-left: auto;
    color: ${token('text-3')};
  }
`;

/** Other alarms of the device. */
export const Nearby = styled.ul`
  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    padding: 6px 0;
  }
  li + li {
    border-top: 1px solid ${token('border-subtle')};
  }
  li > button {
    justify-content: flex-start;
    height: auto;
    text-align: start;
    white-space: normal;
  }
  time {
    color: ${token('text-3')};
  }
`;

export const Flap = styled.span`
  & > b {
    margin-right: 12px;
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > button {
    margin-left: 8px;
  }
`;
