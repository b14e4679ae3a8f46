import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** How a quarter of an hour was: told by its height first, its colour comes on top. */
export type CellKind = 'good' | 'poor' | 'down' | 'unknown';

/** The bar under the drawing. */
export const Strip = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  height: 48px;
  padding: 0 12px;
  border-top: 1px solid ${token('border')};
  color: ${token('text-3')};
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > [data-said] {
    min-width: 56px;
    color: ${token('text-1')};
  }
  @container (max-width: 700px) {
    flex-wrap: wrap;
    height: auto;
    padding: 8px 12px;
    & > [data-start] {
      display: none;
    }
    & > [data-said] {
      flex: 1;
    }
  }
`;

/** The band, with the slider over it. */
export const Track = styled.div`
  position: relative;
  flex: 1;
  min-width: 160px;
  height: 32px;
  & > svg {
    display: block;
    width: 100%;
    height: 20px;
    margin: 6px 0;
    /* A blank between cells. */
    mask: repeating-linear-gradient(
      90deg,
      #000 0 calc(100% / 96 - 1px),
      transparent calc(100% / 96 - 1px) calc(100% / 96)
    );
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    background: none;
    appearance: none;
    cursor: pointer;
  }
  & > input:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  & > input::-webkit-slider-thumb {
    width: 10px;
    height: 30px;
    border: solid transparent;
    border-width: 0 4px;
    background: ${token('text-1')} content-box;
    appearance: none;
  }
  & > input::-moz-range-thumb {
    width: 2px;
    height: 30px;
    border: solid transparent;
    border-width: 0 4px;
    border-radius: 0;
    background: ${token('text-1')} content-box;
  }
`;

const fills = { good: 'success-line', poor: 'warning-solid', down: 'danger-solid', unknown: 'border-strong' } as const;

/** A quarter of an hour. */
export const Cell = styled.rect<{ $kind: CellKind }>`
  fill: ${({ $kind }) => token(fills[$kind])};
`;
