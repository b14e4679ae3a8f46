import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const GroupGround = styled.div`
  container-type: size;
  height: 100%;
  overflow: auto;
  background: ${token('surface-canvas')};
`;

export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(200px, 240px) minmax(176px, 1fr) minmax(200px, 240px);
  gap: 0 96px;
  align-items: start;
  min-width: 820px;
  min-height: 100%;
  padding: 12px 24px;
  & > div {
    position: relative;
    display: grid;
    gap: 10px;
    min-width: 0;
  }
`;

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  font-size: 12px;
  & > text {
    paint-order: stroke;
    stroke: ${token('surface-canvas')};
    stroke-width: 4px;
  }
`;

export const Centres = styled.div`
  margin-top: calc(50cqh - 120px);
  justify-items: center;
  && {
    row-gap: 0;
  }
`;

/** The way from one centre to the other. */
export const Between = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 8px;
  height: 72px;
  border: solid ${token('success-solid')};
  border-width: 0 1.4px;
  &[data-state='relay'] {
    border-color: ${token('warning-solid')};
  }
  &[data-state='unlinked'] {
    border-color: ${token('danger-solid')};
    border-style: dashed;
  }
  & > span {
    flex: none;
    padding: 1px 6px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-1')};
    background: ${token('surface-base')};
    color: ${token('text-2')};
    font-size: 12px;
    white-space: nowrap;
  }
`;

export const Centre = styled.button`
  display: grid;
  gap: 4px;
  width: 176px;
  padding: 10px 12px;
  border: 1.4px solid ${token('accent')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
  font: inherit;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  & > b {
    font-weight: 600;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    font-size: 12px;
  }
  &[aria-pressed='true'] {
    background: ${token('surface-selected')};
    outline: 2px solid ${token('accent')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

export const Card = styled.section<{ $chosen: boolean }>`
  display: grid;
  gap: 6px;
  min-width: 0;
  padding: 8px;
  border: 1px solid ${({ $chosen }) => token($chosen ? 'accent' : 'border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  & > ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > small {
    padding-left: 26px;
    color: ${token('text-2')};
    font-size: 12px;
  }
`;

export const CardHead = styled.header.attrs({ role: 'none' })`
  display: flex;
  align-items: center;
  gap: 4px;
  font-size: 12px;
  & > :last-child {
    margin-left: auto;
  }
`;

export const Fold = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 22px;
  height: 22px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('text-2')};
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
  & > svg {
    width: 14px;
    height: 14px;
  }
`;

export const NameOf = styled.button`
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('text-2')};
  font: inherit;
  font-size: 13px;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  & > b {
    color: ${token('text-1')};
    font-weight: 600;
  }
  &:hover > b {
    color: ${token('accent-text')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
`;

export const Dots = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding-left: 26px;
  & > i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${token('success-solid')};
  }
  & > i[data-is='poor'] {
    border-radius: 0;
    background: ${token('warning-solid')};
  }
  & > i[data-is='down'],
  & > i[data-is='problem'] {
    border-radius: 0;
    background: ${token('danger-solid')};
  }
  & > i[data-is='offline'],
  & > i[data-is='off'] {
    border: 1.5px solid ${token('offline-solid')};
    background: none;
  }
`;

export const Member = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  width: 100%;
  min-height: 32px;
  padding: 4px 8px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-2')};
  background: ${token('surface-base')};
  color: ${token('text-1')};
  font: inherit;
  font-size: 13px;
  line-height: 18px;
  text-align: left;
  cursor: pointer;
  &[data-level='3'] {
    padding-left: 24px;
  }
  &[data-level='4'] {
    padding-left: 40px;
  }
  & > :first-child {
    flex: 1;
    min-width: 0;
    color: inherit;
    white-space: normal;
  }
  & > :first-child > svg {
    flex: none;
  }
  & > :first-child > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  & > small,
  & > em {
    flex: none;
    color: ${token('text-3')};
    font-size: 12px;
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] {
    border-color: ${token('accent')};
    background: ${token('surface-selected')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
  }
`;
