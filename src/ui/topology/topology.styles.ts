import { styled } from 'styled-components';
import { token } from '../../theme';

export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  min-height: 320px;
  background: ${token('surface-canvas')};
  overflow: hidden;
`;

export const Drawing = styled.svg<{ $moving: boolean }>`
  flex: 1;
  width: 100%;
  min-height: 0;
  cursor: ${({ $moving }) => ($moving ? 'grabbing' : 'grab')};
  font-family: inherit;
  touch-action: none;
  user-select: none;
  & [data-node] {
    cursor: pointer;
    outline: none;
  }
  & [data-ring] {
    visibility: hidden;
  }
  & [data-node]:focus-visible > [data-ring] {
    visibility: visible;
  }
  & [data-port] {
    cursor: crosshair;
  }
`;

/** Over the drawing, in a layer of its own: what moves in it draws nothing below anew. */
export const Above = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  font-family: inherit;
  pointer-events: none;
  will-change: transform;
`;

/** Below the drawing, so that nothing lies over a node. */
export const Bar = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 6px 12px;
  border-top: 1px solid ${token('border')};
  background: ${token('surface-base')};
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
`;

export const Zoom = styled.div`
  display: flex;
  align-items: center;
  & > span {
    min-width: 44px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

export const LegendBox = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 4px 16px;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Hint = styled.div`
  position: absolute;
  border: 1px solid ${token('accent-line')};
  border-radius: ${token('radius-2')};
  font-size: 12px;
  line-height: 18px;
  top: 12px;
  left: 50%;
  transform: translateX(-50%);
  max-width: calc(100% - 32px);
  padding: 6px 12px;
  background: ${token('accent-soft')};
  color: ${token('text-1')};
`;

export const Mini = styled.svg`
  flex: none;
  width: 112px;
  height: 64px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  cursor: pointer;
  @media (max-width: 640px) {
    display: none;
  }
`;
