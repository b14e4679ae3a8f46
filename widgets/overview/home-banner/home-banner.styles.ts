import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** What stands over a picture has a ground of its own. */
const ground = ({ $over }: { $over: boolean }) =>
  $over ? `background: ${token('surface-raised')}; border-radius: ${token('radius-2')};` : '';

export const Arrows = styled.span<{ $shown: boolean; $over: boolean }>`
  display: flex;
  ${ground}
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  &:focus-within {
    opacity: 1;
  }
`;

/** As high as what will probably come; a page may wait with what is below (`data-waiting`). */
export const Place = styled.div<{ $high: boolean }>`
  height: ${({ $high }) => ($high ? 40 : 0)}px;
`;

export const Strip = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  height: 40px;
  padding: 0 8px 0 16px;
  border: 1px solid ${token('promo-line')};
  border-radius: ${token('radius-3')};
  background: ${token('promo-soft')};
  color: ${token('text-1')};
  overflow: hidden;
  white-space: nowrap;
  & > * {
    flex: none;
    z-index: 1;
  }
  & > p {
    display: flex;
    flex: 1 1 0;
    gap: 12px;
    align-items: center;
    min-width: 0;
  }
  & > p > * {
    flex: none;
  }
  & > p > b,
  & > p > span:nth-last-of-type(1) {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* What an offer is called is cut last, and what opens it never. */
  & > p > span:nth-last-of-type(1) {
    flex-shrink: 1000;
    color: ${token('text-2')};
  }
  container-type: inline-size;
  @container (max-width: 420px) {
    & > p {
      gap: 8px;
    }
    & > p > span:not(:nth-last-of-type(1)),
    & > [aria-hidden] {
      display: none;
    }
  }
  & > img {
    position: absolute;
    inset: 0;
    z-index: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: left;
  }
  @media print {
    display: none;
  }
`;

export const Open = styled.a<{ $over: boolean }>`
  ${({ $over }) => ($over ? 'position: absolute; inset: 0;' : '')}
  padding: 0;
  border: 0;
  background: none;
  color: ${token('accent-text')};
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Dots = styled.span<{ $over: boolean }>`
  display: flex;
  gap: 4px;
  ${({ $over }) => ($over ? 'padding: 6px;' : '')}
  ${ground}
  & > i {
    width: 12px;
    height: 2px;
    background: ${token('promo-line')};
  }
  & > i[data-on] {
    width: 20px;
    background: ${token('promo-solid')};
  }
`;
