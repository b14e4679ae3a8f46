import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** As wide as there is room; its parts stand below each other where that is little. */
export const Box = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Layout = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $wide }) => ($wide ? '' : '320px')};
  border: 1px solid ${token('border')};
  background: ${token('surface-base')};
  & > * {
    min-width: 0;
  }
  @container (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  border-bottom: 1px solid ${token('border')};
  & > label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: ${token('text-2')};
    white-space: nowrap;
  }
  & > [data-search] {
    width: 220px;
  }
  & > [data-end] {
    margin-left: auto;
  }
  & select {
    max-width: 240px;
  }
`;

/** Wider than a narrow place: it scrolls sideways there. */
export const Ground = styled.div`
  padding: 16px;
  background: ${token('surface-canvas')};
  overflow: auto;
  & > svg {
    display: block;
    width: 100%;
    min-width: 720px;
    max-height: max(440px, calc(100dvh - 290px));
    font-family: inherit;
    user-select: none;
  }
  & [data-spot] {
    cursor: pointer;
    outline: none;
  }
  & [data-ring] {
    visibility: hidden;
  }
  & [data-spot]:focus-visible > [data-ring] {
    visibility: visible;
  }
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 12px;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & > p {
    margin: 0 0 0 auto;
    color: ${token('text-3')};
  }
`;

export const Side = styled.div`
  border-left: 1px solid ${token('border')};
  @container (max-width: 900px) {
    border-top: 1px solid ${token('border')};
    border-left: 0;
  }
`;

export const Part = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px;
  & + & {
    border-top: 1px solid ${token('border')};
  }
  & h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  & h2 > button {
    margin-left: auto;
  }
  & p {
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px 16px;
  margin: 0;
  color: ${token('text-3')};
  & > dd {
    margin: 0;
    color: ${token('text-1')};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

export const Members = styled.ul`
  display: grid;
  max-height: 460px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  & > li {
    display: grid;
    gap: 4px;
    padding: 8px 0;
    border-top: 1px solid ${token('border-subtle')};
  }
  & > li:first-child {
    border-top: 0;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: ${token('text-2')};
  font-size: 12px;
  line-height: 18px;
  & > span {
    white-space: nowrap;
  }
  & > b,
  & > a,
  & > button {
    font-size: 13px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & > b {
    color: ${token('text-1')};
  }
  & > [data-end] {
    margin-left: auto;
  }
`;

export const Rows = styled.div`
  max-height: max(440px, calc(100dvh - 230px));
  overflow: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th {
    position: sticky;
    top: 0;
    z-index: 1;
    height: 36px;
    padding: 0 12px;
    background: ${token('surface-sunken')};
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  & td {
    height: 40px;
    padding: 4px 12px;
    border-bottom: 1px solid ${token('border-subtle')};
    color: ${token('text-2')};
  }
  & td:first-child {
    color: ${token('text-1')};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & [data-number] {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
`;
