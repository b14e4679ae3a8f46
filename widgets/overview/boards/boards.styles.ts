import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** Name, what it is, and what may be done. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 12px;
  & > :nth-child(2) {
    width: 240px;
    max-width: 100%;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
  }
`;

/** Three columns that share hairlines. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
  &[data-editing='true'] {
    grid-template-columns: 176px minmax(0, 1fr) 256px;
  }
  & > * {
    min-width: 0;
    background: ${token('surface-base')};
  }
`;

export const Shelves = styled.section`
  padding: 12px;
  & h2 {
    margin: 12px 0 8px;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
  }
  & ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li > button {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    width: 100%;
    height: 54px;
    padding: 0 2px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-2')};
    background: ${token('surface-base')};
    color: ${token('text-1')};
    font: inherit;
    font-size: 12px;
    line-height: 16px;
    cursor: pointer;
  }
  & li > button:hover {
    background: ${token('surface-hover')};
  }
  & li > button:focus-visible {
    outline: 2px solid ${token('focus')};
  }
  & svg {
    color: ${token('text-3')};
  }
  & [data-used='true'] {
    border-color: ${token('accent-line')};
  }
  & [data-used='true'] svg {
    color: ${token('accent-text')};
  }
`;

export const BenchBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 44px;
  padding: 6px 16px;
  border-bottom: 1px solid ${token('border')};
  font-size: 12px;
  & > small {
    margin-inline-start: auto;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

/** Where the picture stands: as high as the page leaves room. */
export const BenchRoom = styled.div`
  display: grid;
  place-items: center;
  height: clamp(320px, calc(100dvh - 520px), 1000px);
  margin: 16px;
  overflow: hidden;
`;

/** Over a tile: chosen, dragged and moved by it. The sizes are px of a picture that is about three times as large. */
export const Cover = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-3')};
  background: none;
  cursor: grab;
  touch-action: none;
  &[aria-pressed='true'],
  &:focus-visible {
    outline: 5px solid ${token('accent-text')};
  }
  &:active {
    cursor: grabbing;
  }
  & ~ [data-side] {
    position: absolute;
    z-index: 1;
    width: 26px;
    height: 26px;
    border: 5px solid ${token('accent-text')};
    border-radius: ${token('radius-2')};
    background: ${token('surface-base')};
    touch-action: none;
  }
  & ~ [data-side*='n'] {
    top: -13px;
  }
  & ~ [data-side*='s'] {
    bottom: -13px;
  }
  & ~ [data-side*='w'] {
    left: -13px;
  }
  & ~ [data-side*='e'] {
    right: -13px;
  }
  & ~ [data-side='n'],
  & ~ [data-side='s'] {
    left: calc(50% - 13px);
    cursor: ns-resize;
  }
  & ~ [data-side='e'],
  & ~ [data-side='w'] {
    top: calc(50% - 13px);
    cursor: ew-resize;
  }
  & ~ [data-side='ne'],
  & ~ [data-side='sw'] {
    cursor: nesw-resize;
  }
  & ~ [data-side='nw'],
  & ~ [data-side='se'] {
    cursor: nwse-resize;
  }
`;

/** Where a tile would stand. */
export const Ghost = styled.div`
  position: absolute;
  z-index: 2;
  border: 4px dashed ${token('danger-solid')};
  border-radius: ${token('radius-3')};
  background: ${token('danger-soft')};
  opacity: 0.7;
  pointer-events: none;
  &[data-free='true'] {
    border-color: ${token('accent-text')};
    background: ${token('accent-soft')};
  }
`;

/** The screens, small, in their order. */
export const Film = styled.div`
  padding: 8px 16px 12px;
  border-top: 1px solid ${token('border')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    min-height: 32px;
    font-size: 12px;
  }
  & > div > span:last-child {
    margin-inline-start: auto;
  }
  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 12px;
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
  & li {
    position: relative;
    display: flex;
    align-items: flex-start;
  }
  & li[data-over='true'] {
    box-shadow: -3px 0 0 ${token('accent-text')};
  }
  & li > [aria-current] {
    padding: 2px;
    border: 0;
    background: none;
    color: ${token('text-3')};
    font: inherit;
    font-size: 12px;
    text-align: start;
    cursor: pointer;
  }
  & li > button > svg[width='128'] {
    display: block;
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-2')};
    background: ${token('surface-canvas')};
  }
  & li > [aria-current='true'] > svg[width='128'] {
    outline: 2px solid ${token('accent-text')};
  }
  & li rect {
    fill: ${token('surface-pressed')};
    stroke: ${token('border-strong')};
    stroke-width: 1;
  }
  & li b {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;

export const Panel = styled.section`
  padding: 12px 16px;
  & > header {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 32px;
    margin-bottom: 8px;
  }
  & > header > h2 {
    flex: 1;
    font-size: 14px;
    font-weight: 600;
  }
  & > h2 {
    margin: 16px 0 8px;
    font-size: 13px;
    font-weight: 600;
  }
  & > [data-pairs] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 12px;
  }
  & > p {
    margin-top: 12px;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

export const Field = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;
  & > label {
    color: ${token('text-2')};
    font-size: 13px;
  }
`;

/** What is saved, and the way to save it. */
export const Save = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token('z-sticky')};
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  padding: 0 16px;
  border-top: 1px solid ${token('border')};
  background: ${token('surface-base')};
  & > span {
    margin-inline-end: auto;
    color: ${token('text-2')};
  }
`;
