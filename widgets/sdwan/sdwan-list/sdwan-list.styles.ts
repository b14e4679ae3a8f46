import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { lateCss } from '../../../src/ui/skeleton';

/** The sentence above the list, and what needs somebody. */
export const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 54px;
  /* It is not known yet: what it would push aside comes with it. */
  &[aria-hidden] {
    visibility: hidden;
  }
  &[aria-hidden] ~ * {
    ${lateCss}
  }
  margin-bottom: 16px;
  padding: 12px 16px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  font-weight: 600;
  /* A sentence, which goes on in a second line. */
  & > span {
    white-space: normal;
  }
`;

export const Needs = styled.div`
  font-weight: 400;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Lines of a cell, one below the other, each cut off where it is too long. */
export const Three = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
  line-height: 20px;
  & > * {
    max-width: 100%;
    overflow: hidden;
    color: ${token('text-2')};
    text-overflow: ellipsis;
  }
  & > b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & > [data-two] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > [data-tone='bad'] {
    color: ${token('danger-text')};
  }
  & > [data-tone='warn'] {
    color: ${token('warning-text')};
  }
`;

/** A figure and what it is of. */
export const Line = styled.span`
  color: ${token('text-3')};
  white-space: nowrap;
  & > b {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: 100px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
`;

/** A figure of the course, with the line that it is drawn by. */
export const Keyed = styled.span<{ $worst?: boolean }>`
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    width: 14px;
    margin-inline-end: 4px;
    border-top: 2px ${({ $worst }) => ($worst ? 'dashed' : 'solid')}
      ${({ $worst }) => token($worst ? 'chart-2' : 'chart-1')};
    vertical-align: middle;
  }
`;

export const Used = styled.div`
  display: grid;
  grid-template-columns: auto minmax(8px, 1fr) auto;
  gap: 4px 8px;
  align-items: center;
  color: ${token('text-3')};
  font-size: 12px;
  white-space: nowrap;
  & > span:last-of-type {
    text-align: end;
  }
`;
