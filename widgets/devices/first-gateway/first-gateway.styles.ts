import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { PaneBox } from '../../../src/ui/pane';

/** As wide as the place that it stands in, which is what its parts go by. */
export const Room = styled.div`
  container-type: inline-size;
`;

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 16px 24px;
  align-items: start;
  @container (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Intro = styled.header.attrs({ role: 'none' })`
  grid-column: 1 / -1;
  & > h2 {
    margin: 0;
    color: ${token('text-1')};
    font-weight: 600;
    font-size: 24px;
    line-height: 32px;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    margin: 4px 0 0;
    color: ${token('text-2')};
  }
`;

export const Step = styled(PaneBox)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 24px;
  & + & {
    margin-top: 12px;
  }
  & > :not(:first-child) {
    margin-left: 40px;
    justify-self: start;
    width: calc(100% - 40px);
  }
  @container (max-width: 560px) {
    padding: 16px;
    & > :not(:first-child) {
      width: 100%;
      margin-left: 0;
    }
  }
`;

export const StepHead = styled.header.attrs({ role: 'none' })`
  display: flex;
  gap: 12px;
  align-items: center;
  & > div {
    flex: 1;
    min-width: 0;
  }
  & h3 {
    margin: 0;
    color: ${token('text-1')};
    font-weight: 600;
    font-size: 16px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`;

export const Mark = styled.span<{ $done: boolean; $waits: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${({ $waits }) => token($waits ? 'border-strong' : 'accent')};
  border-radius: 50%;
  background: ${({ $waits, $done }) => ($waits || $done ? 'transparent' : token('accent'))};
  color: ${({ $waits, $done }) => token($done ? 'accent-text' : $waits ? 'text-3' : 'text-on-accent')};
  font-weight: 600;
`;

export const Help = styled.small`
  display: block;
  color: ${token('text-3')};
  font-size: 13px;
  line-height: 20px;
`;

/** Beside each other with "or" between, below each other where the room is narrow. */
export const Ways = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? 'minmax(0, 440px)' : 'repeat(2, minmax(0, 1fr))')};
  gap: 24px 32px;
  & > section {
    display: grid;
    gap: 12px;
    align-content: start;
    justify-items: start;
    padding-left: 32px;
    border-left: 1px solid ${token('border')};
  }
  & h4 {
    margin: 0;
    color: ${token('text-1')};
    font-weight: 500;
    font-size: 14px;
  }
  & ol {
    display: grid;
    gap: 8px;
    margin: 0;
    padding-left: 20px;
    color: ${token('text-2')};
    list-style: decimal;
  }
  @container (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
    & > section {
      padding: 24px 0 0;
      border-top: 1px solid ${token('border')};
      border-left: 0;
    }
  }
`;

export const Code = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  padding: 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-sunken')};
  & > code {
    color: ${token('text-1')};
    font-size: 26px;
    font-weight: 600;
    min-width: 0;
    letter-spacing: 0.06em;
    line-height: 32px;
    overflow-wrap: anywhere;
  }
`;

export const Stages = styled.ul`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Stage = styled.li`
  padding-top: 8px;
  border-top: 4px solid ${token('border')};
  color: ${token('text-3')};
  font-size: 12px;
`;

export const Tasks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  margin: 0;
  padding: 0;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  list-style: none;
  & > li {
    display: flex;
    gap: 12px;
    padding: 12px 16px;
  }
  & svg {
    flex: none;
    margin-top: 3px;
    color: ${token('text-2')};
  }
`;

/** What stands beside the steps, one below the other. */
export const Asides = styled.div`
  display: grid;
  gap: 16px;
`;

export const Aside = styled(PaneBox)`
  display: grid;
  gap: 4px;
  padding: 20px;
  & > h3 {
    margin: 0 0 4px;
    color: ${token('text-1')};
    font-weight: 600;
    font-size: 16px;
  }
  & summary {
    padding: 8px 0;
    cursor: pointer;
  }
  & p {
    margin: 0 0 8px;
    color: ${token('text-2')};
    font-size: 13px;
    line-height: 20px;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: space-between;
    margin-top: 8px;
    padding-top: 12px;
    border-top: 1px solid ${token('border')};
  }
`;
