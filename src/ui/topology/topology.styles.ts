import { styled } from 'styled-components';
import { token } from '../../theme';

export const Frame = styled.div`
  position: relative;
  min-width: 0;
  height: 100%;
  min-height: 320px;
  background: ${token('surface-canvas')};
  overflow: hidden;
`;

export const Drawing = styled.svg<{ $moving: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
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

const Float = styled.div`
  position: absolute;
  display: flex;
  align-items: center;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
`;

export const Zoom = styled(Float)`
  right: 16px;
  bottom: 16px;
  & > span {
    min-width: 44px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

export const LegendBox = styled(Float)`
  left: 16px;
  bottom: 16px;
  flex-wrap: wrap;
  gap: 4px 16px;
  max-width: calc(100% - 220px);
  padding: 6px 12px;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  @media (max-width: 640px) {
    display: none;
  }
`;

export const Hint = styled(Float)`
  top: 12px;
  left: 50%;
  transform: translateX(-50%);
  max-width: calc(100% - 32px);
  padding: 6px 12px;
  border-color: ${token('accent-line')};
  background: ${token('accent-soft')};
  color: ${token('text-1')};
`;

export const Mini = styled.svg`
  position: absolute;
  right: 16px;
  bottom: 60px;
  width: 148px;
  height: 96px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  cursor: pointer;
  @media (max-width: 640px) {
    display: none;
  }
`;
