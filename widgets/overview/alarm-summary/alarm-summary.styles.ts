import { css, styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Pixels of a row, and how many are seen at once. */
export const rowHeight = 38;
export const rowsShown = 5;

export const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  & > li + li {
    border-left: 1px solid ${token('border')};
  }
  & a,
  & button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    padding: 8px 12px;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    background: ${token('surface-hover')};
    text-decoration: none;
  }
  & b {
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 500;
    line-height: 24px;
  }
`;

const room = css`
  height: ${rowHeight * rowsShown}px;
  margin-top: 8px;
`;

export const Clip = styled.div<{ $scrolls: boolean }>`
  ${room}
  container-type: inline-size;
  overflow: hidden ${({ $scrolls }) => ($scrolls ? 'auto' : 'hidden')};
  scrollbar-width: none;
`;

export const Track = styled.ul<{ $moving: boolean }>`
  transition: ${({ $moving }) => ($moving ? `transform ${token('dur-base')} ${token('ease-standard')}` : 'none')};
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 14px minmax(0, 2fr) minmax(0, 3fr) 72px;
  gap: 10px;
  align-items: center;
  height: ${rowHeight}px;
  border-bottom: 1px solid ${token('border-subtle')};
  & > :not(:first-child) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > a,
  & > button {
    color: ${token('text-1')};
    text-align: start;
  }
  & > time {
    color: ${token('text-3')};
    font-size: 12px;
    text-align: end;
  }
  @container (max-width: 360px) {
    grid-template-columns: 14px minmax(0, 2fr) minmax(0, 3fr);
    & > time {
      display: none;
    }
  }
`;

export const Middle = styled.div`
  ${room}
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 12px;
  color: ${token('text-3')};
  & > [role='status'] {
    width: 100%;
  }
`;
