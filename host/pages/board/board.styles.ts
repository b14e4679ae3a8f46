import { css, styled } from 'styled-components';
import { token } from '../../../src/theme';

const growing = css`
  @media (min-width: 1900px) {
    zoom: 1.12;
    min-height: calc(100dvh / 1.12);
  }
  @media (min-width: 2500px) {
    zoom: 1.5;
    min-height: calc(100dvh / 1.5);
  }
  @media (min-width: 3800px) {
    zoom: 2.2;
    min-height: calc(100dvh / 2.2);
  }
`;

/** Grows with the screen, so that it reads the same from a few steps away. */
export const Screen = styled.main<{ $plain: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 1280px;
  min-height: 100dvh;
  padding: 0 24px 24px;
  background: ${token('surface-canvas')};
  color: ${token('text-2')};
  ${({ $plain }) => ($plain ? 'height: 100dvh;' : growing)}
`;

export const Bar = styled.header`
  display: flex;
  align-items: center;
  flex: none;
  gap: 20px;
  height: 64px;
  & > h1 {
    color: ${token('text-1')};
    font-size: 20px;
    font-weight: 600;
  }
  & > select,
  & > :has(> select) {
    width: 180px;
  }
`;

/** The whole window with one thing in its middle. */
export const Whole = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  background: ${token('surface-canvas')};
`;

/** What is left of the screen below the bar. */
export const Fill = styled.div`
  flex: 1;
  min-height: 0;
  margin: 0 -24px -24px;
`;

/** A board over the whole screen. */
export const Wall = styled.main`
  position: relative;
  height: 100dvh;
  background: ${token('surface-canvas')};
  overflow: hidden;
`;

/** In the upper right corner of a board; seen when it is pointed at or has the focus. */
export const WallTools = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
  display: flex;
  gap: 4px;
  padding: 4px;
  border-radius: ${token('radius-3')};
  background: ${token('surface-raised')};
  opacity: 0;
  &:hover,
  &:focus-within {
    opacity: 1;
  }
`;

/** Over the lower right corner of a card; seen when the card is pointed at or the button has the focus. */
export const Corner = styled.span`
  position: absolute;
  right: 8px;
  bottom: 8px;
  opacity: 0;
  :hover > &,
  &:focus-within {
    opacity: 1;
  }
`;

export const Clock = styled.time`
  margin-left: auto;
  color: ${token('text-1')};
  font-size: 16px;
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${token('text-3')};
  font-size: 12px;
  & > span {
    margin-right: 8px;
  }
`;

export const Lost = styled.p`
  margin-bottom: 16px;
  padding: 10px 16px;
  border: 1px solid ${token('warning-line')};
  border-radius: ${token('radius-3')};
  background: ${token('warning-soft')};
  color: ${token('warning-text')};
`;
