import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Plans, one plan, and its card beside each other; below each other where there is no room. */
export const Panel = styled.div<{ $card: boolean }>`
  container-type: inline-size;
  & > div {
    grid-template-columns: ${({ $card }) => ($card ? '264px minmax(0, 1fr) 312px' : '264px minmax(0, 1fr)')};
    align-items: stretch;
  }
  @container (max-width: 1160px) {
    & > div {
      grid-template-columns: 248px minmax(0, 1fr);
    }
    & > div > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  @container (max-width: 720px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** The whole list in its pane. */
export const Plans = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${token('border')};
  list-style: none;
  & > li {
    border-bottom: 1px solid ${token('border')};
  }
`;

export const Pad = styled.div`
  padding: 12px 16px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

/** One plan in the list: two lines, each with an end. */
export const PlanButton = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  width: 100%;
  padding: 9px 16px 9px 13px;
  border: 0;
  border-left: 3px solid transparent;
  background: none;
  color: ${token('text-1')};
  text-align: start;
  cursor: pointer;
  & > * {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & > :nth-child(even) {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  &:hover {
    background: ${token('surface-hover')};
  }
  &[aria-current='true'] {
    border-left-color: ${token('accent')};
    background: ${token('surface-selected')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
`;

/** In the list the shape alone tells how a plan stands: its words are heard. */
export const Shape = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  & > span:first-child {
    gap: 0;
  }
`;

export const Urgent = styled.span`
  color: ${token('danger-text')};
`;

/** Part of the middle pane, under a hairline. */
export const Part = styled.section`
  padding: 16px 20px;
  border-bottom: 1px solid ${token('border')};
  &:last-child {
    border-bottom: 0;
  }
`;

export const Top = styled.header.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px 16px;
  & > p {
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & > p > b {
    display: block;
    color: ${token('text-1')};
    font-size: 40px;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    line-height: 48px;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** The passwords in time. */
export const TimeLine = styled.div`
  position: relative;
  height: 112px;
  margin-top: 16px;
  overflow: hidden;
`;

export const Bar = styled.span<{ $next?: boolean }>`
  position: absolute;
  top: ${({ $next }) => ($next ? '37px' : '8px')};
  height: 25px;
  padding: 0 10px;
  border: 1px solid ${({ $next }) => token($next ? 'info-line' : 'accent')};
  background: ${({ $next }) => token($next ? 'info-soft' : 'accent')};
  color: ${({ $next }) => token($next ? 'text-1' : 'text-on-accent')};
  font-size: 12px;
  line-height: 23px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Axis = styled.span`
  position: absolute;
  top: 70px;
  right: 0;
  left: 0;
  border-top: 1px solid ${token('border-strong')};
`;

/** The moment: a line through the bars. */
export const Now = styled.span`
  position: absolute;
  top: 0;
  height: 70px;
  border-left: 2px solid ${token('text-1')};
`;

/** Words under the axis, held inside it. */
export const Mark = styled.span<{ $low?: boolean }>`
  position: absolute;
  top: ${({ $low }) => ($low ? '92px' : '74px')};
  color: ${({ $low }) => token($low ? 'text-3' : 'text-1')};
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
`;

/** What a plan says, in fours. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 144px), 1fr));
  gap: 12px 16px;
  margin: 0;
  & dt {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & dd {
    margin: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
`;

export const Secret = styled.code`
  font-family: ${token('font-mono')};
  font-size: 13px;
  overflow-wrap: anywhere;
`;

/** What each access point answered. */
export const Answers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 8px 16px;
  margin: 0;
  padding: 12px 16px;
  list-style: none;
`;

export const Reason = styled.span`
  display: block;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

/** Two ends of a time below each other. */
export const Told = styled.span`
  display: grid;
  line-height: 18px;
`;

/** Ground of the card; as large as the screen when it is shown there. */
export const Stage = styled.div`
  display: grid;
  place-items: center;
  padding: 16px;
  background: ${token('surface-sunken')};
  &:fullscreen {
    width: 100%;
    height: 100%;
  }
`;

/** Paper is white in both themes. */
export const Paper = styled.article`
  display: grid;
  justify-items: center;
  width: min(100%, 248px);
  padding: 20px 24px;
  border-radius: ${token('radius-3')};
  background: ${token('code-paper')};
  box-shadow: ${token('shadow-2')};
  color: ${token('code-ink')};
  text-align: center;
  overflow-wrap: anywhere;
  & > h3 {
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  & > svg {
    width: 160px;
    height: 160px;
  }
  & > code {
    font-family: ${token('font-mono')};
    font-size: 22px;
    line-height: 32px;
  }
  & > code[data-long] {
    font-size: 15px;
  }
  & > p {
    margin: 0;
    font-size: 12px;
    line-height: 20px;
  }
  :fullscreen > & {
    width: auto;
    max-width: 90vw;
    padding: 5dvh 8vw;
  }
  :fullscreen > & > h3 {
    font-size: min(5dvh, 7vw);
    line-height: 1.4;
  }
  :fullscreen > & > svg {
    width: min(46dvh, 72vw);
    height: min(46dvh, 72vw);
  }
  :fullscreen > & > code {
    font-size: min(7dvh, 9vw);
    line-height: 1.4;
  }
  :fullscreen > & > code[data-long] {
    font-size: min(4dvh, 6vw);
  }
  :fullscreen > & > p {
    font-size: 2.6dvh;
    line-height: 4dvh;
  }
`;

/** Choices and buttons below the card. */
export const Choices = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 16px 20px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Head = styled.div`
  padding: 16px 20px 4px;
`;
