import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { Side as Pane } from '../shared/template-desk.styles';

export const Panel = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** Which level is edited. */
export const Levels = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: ${token('text-2')};
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > span:has(select) {
    width: 220px;
    max-width: 100%;
  }
`;

/** Groups of fields in two columns where there is room. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
  @container (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 12px;
    padding: 16px 20px;
    background: ${token('surface-base')};
  }
  & > section[data-wide] {
    grid-column: 1 / -1;
  }
  @container (min-width: 641px) {
    & > section[data-wide] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 12px 40px;
    }
    & > section[data-wide] > h2,
    & > section[data-wide] > [data-whole] {
      grid-column: 1 / -1;
    }
  }
  & h2 {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
`;

/** A field of a level below: with a bar where it is otherwise. */
export const Line = styled.div<{ $own: boolean }>`
  padding-inline-start: 12px;
  border-inline-start: 3px solid ${({ $own }) => ($own ? token('accent') : 'transparent')};
  margin-inline-start: -15px;
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 20px;
  }
  & > p > span:first-child {
    color: ${token('text-2')};
    font-size: 13px;
  }
`;

export const Big = styled.p`
  && {
    margin-bottom: 8px;
  }
  & b {
    margin-inline-end: 6px;
    color: ${token('text-1')};
    font-size: 32px;
    font-weight: 500;
    line-height: 40px;
  }
`;

/** Part of what is touched that is there now. */
export const Share = styled.div<{ $percent: number }>`
  height: 8px;
  margin-bottom: 8px;
  border-radius: ${token('radius-1')};
  background: linear-gradient(
    to right,
    ${token('accent')} ${({ $percent }) => $percent}%, ${token('offline-solid')} ${({ $percent }) => $percent}%
  );
`;

export const Told = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    color: ${token('text-2')};
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

/** What saving touches, beside the fields. */
export const Side = styled(Pane)`
  & h2 > small {
    margin-inline-start: 8px;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
  }
`;
