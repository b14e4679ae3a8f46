import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  container-type: inline-size;
`;

/** Calendar and list beside the simulation; below each other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 16px;
  align-items: start;
  margin-bottom: 16px;
  @container (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Notes and tools above the calendar. */
export const Stacked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
`;

/** What is chosen: the week, and how it is shown. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > :last-child {
    margin-left: auto;
  }
`;

/** The calendar scrolls sideways on a phone. */
export const Scroll = styled.div`
  overflow-x: auto;
  &:focus-visible {
    outline: none;
    box-shadow: ${token('focus-ring')};
  }
`;

export const Calendar = styled.table`
  width: 100%;
  min-width: 720px;
  border-collapse: collapse;
  table-layout: fixed;
  & th {
    padding: 6px 8px;
    border-bottom: 1px solid ${token('border')};
    font-weight: 400;
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  & thead th:first-child {
    width: 176px;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

/** One day of one strategy. */
export const Day = styled.td<{ $off: boolean }>`
  position: relative;
  height: 44px;
  padding: 0;
  border-bottom: 1px solid ${token('border')};
  border-left: 1px solid ${token('border')};
  ${({ $off }) => $off && `background: ${token('surface-sunken')};`}
`;

export type SpanState = 'past' | 'planned' | 'conflict' | 'skipped';

const looks: Record<SpanState, { back: string; line: string; style: string }> = {
  past: { back: token('offline-soft'), line: token('offline-line'), style: 'solid' },
  planned: { back: token('info-soft'), line: token('info-line'), style: 'solid' },
  conflict: { back: token('warning-soft'), line: token('warning-solid'), style: 'solid' },
  skipped: { back: 'transparent', line: token('offline-solid'), style: 'dashed' },
};

/** A stretch of a day; what happens at a moment is as narrow as can be seen. */
export const Stretch = styled.span<{ $state: SpanState }>`
  position: absolute;
  top: 11px;
  height: 22px;
  min-width: 7px;
  border: 1px ${({ $state }) => looks[$state].style} ${({ $state }) => looks[$state].line};
  border-radius: ${token('radius-1')};
  background: ${({ $state }) => looks[$state].back};
`;

/** The moment that is simulated. */
export const Moment = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 2px;
  background: ${token('accent')};
  pointer-events: none;
`;

/** What the looks of a stretch mean. */
export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 12px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & > span > span {
    position: static;
    width: 18px;
    height: 12px;
  }
  & > :last-child {
    margin-left: auto;
  }
`;

/** Fields and answers of the simulation. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-bottom: 16px;
`;

export const Told = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

/** Counts of a result beside each other. */
export const Counts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 12px;
`;
