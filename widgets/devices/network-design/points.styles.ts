import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Line of tools above the plan. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 10px 16px;
  border-bottom: 1px solid ${token('border')};
  & > label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  @media print {
    display: none;
  }
`;

export const Ground = styled.div`
  padding: 16px;
  background: ${token('surface-sunken')};
  & > p {
    margin: 8px 0 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  @media print {
    padding: 0;
    & > p {
      display: none;
    }
  }
`;

/** The plan in metres. */
export const Sheet = styled.svg`
  display: block;
  width: 100%;
  max-height: 640px;
  overflow: visible;
  touch-action: none;
  &[data-tool='wall'],
  &[data-tool='scale'],
  &[data-tool='ap'],
  &[data-tool='label'] {
    cursor: crosshair;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
  & [data-sheet] {
    fill: ${token('surface-base')};
  }
  & [data-heat='over'] {
    opacity: 0.7;
  }
  & [data-step='0'] {
    fill: ${token('seq-0')};
  }
  & [data-step='1'] {
    fill: ${token('seq-1')};
  }
  & [data-step='2'] {
    fill: ${token('seq-2')};
  }
  & [data-step='3'] {
    fill: ${token('seq-3')};
  }
  & [data-step='4'] {
    fill: ${token('seq-4')};
  }
  & [data-step='5'] {
    fill: ${token('seq-5')};
  }
  & [data-hatch] {
    stroke: ${token('border-control')};
    stroke-width: 0.4;
  }
  & [data-halo] {
    stroke: ${token('surface-base')};
  }
  & [data-wall] {
    stroke: ${token('text-1')};
    pointer-events: none;
  }
  & [data-material='glass'] [data-wall] {
    stroke-dasharray: 0.6 0.4;
  }
  & [data-material='light'] [data-wall] {
    stroke-dasharray: 0.2 0.2;
  }
  & [data-label] {
    fill: ${token('text-1')};
    stroke: ${token('surface-base')};
    paint-order: stroke;
    text-anchor: middle;
    user-select: none;
  }
  & [data-heard] line {
    stroke: ${token('chart-2')};
    stroke-dasharray: 0.8 0.5;
  }
  & [data-heard],
  & [data-measured] {
    pointer-events: none;
  }
  & [data-first],
  & [data-dot] {
    fill: ${token('accent')};
  }
  & [data-gap] {
    pointer-events: none;
  }
  & [data-gap] circle {
    fill: ${token('warning-soft')};
    stroke: ${token('warning-solid')};
  }
  & [data-gap] text {
    fill: ${token('warning-text')};
    text-anchor: middle;
  }
  & [data-ap] {
    cursor: pointer;
  }
  & [data-ap] > circle:first-child {
    fill: ${token('surface-base')};
    stroke: ${token('text-1')};
  }
  & [data-ap='selected'] > circle:first-child {
    stroke: ${token('accent')};
    fill: ${token('accent-soft')};
  }
`;

/** Colours with their limits. */
export const Scale = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin: 0;
  padding: 12px 16px;
  border-top: 1px solid ${token('border')};
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & i {
    width: 28px;
    height: 10px;
    border: 1px solid ${token('border')};
    print-color-adjust: exact;
  }
`;

/** Floors, walls and other choices as a list of buttons. */
export const Choices = styled.div`
  display: grid;
  gap: 2px;
  & > button {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    padding: 6px 8px;
    border: 0;
    border-radius: ${token('radius-2')};
    background: none;
    color: ${token('text-1')};
    font: inherit;
    font-size: 13px;
    text-align: start;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & > button:hover {
    background: ${token('surface-hover')};
  }
  & > button[aria-pressed='true'] {
    background: ${token('surface-selected')};
    color: ${token('accent-text')};
  }
  & small {
    flex: none;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 20px;
  }
`;

/** Fields of the chosen access point. */
export const Fields = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  & > label {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    align-items: center;
    color: ${token('text-2')};
    font-size: 13px;
  }
  @media print {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media print {
    display: none;
  }
`;

/** Gaps with the numbers that they have on the plan. */
export const Gaps = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    gap: 0 8px;
    align-items: center;
    font-size: 13px;
    line-height: 20px;
  }
  & i {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 2px solid ${token('warning-solid')};
    border-radius: ${token('radius-full')};
    color: ${token('warning-text')};
    font-size: 12px;
    font-style: normal;
    line-height: 1;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
  & span {
    color: ${token('warning-text')};
  }
  & p {
    grid-column: 2 / -1;
  }
`;
