import { styled } from 'styled-components';
import { token } from '../../../src/theme';

export const Panel = styled.div`
  container-type: inline-size;
`;

/** Name, how it is saved, and what may be done. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 12px;
  & > :nth-child(2) {
    width: 260px;
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
    gap: 8px;
    margin-inline-start: auto;
  }
  @media print {
    display: none;
  }
`;

export const PrintTitle = styled.h2`
  display: none;
  margin-bottom: 8px;
  font-size: 18px;
  @media print {
    display: block;
  }
`;

/** Three columns that share hairlines; below each other where there is no room. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: 256px minmax(0, 1fr) 280px;
  gap: 1px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
  & > * {
    min-width: 0;
    background: ${token('surface-base')};
  }
  @container (max-width: 1100px) {
    grid-template-columns: 256px minmax(0, 1fr);
    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
  @container (max-width: 680px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
    border: 0;
    background: none;
  }
`;

const Column = styled.div`
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: 16px 20px;
    border-bottom: 1px solid ${token('border-subtle')};
  }
  & section:last-child {
    border-bottom: 0;
  }
  & h2 {
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
  & p {
    margin: 0;
    color: ${token('text-2')};
    font-size: 13px;
    line-height: 20px;
  }
`;

export const Asks = styled(Column).attrs({ as: 'aside' })`
  & small {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  @media print {
    display: none;
  }
`;

/** Scenes side by side; native radios underneath. */
export const Scenes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6px;
  & > label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 40px;
    padding: 4px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-2')};
    color: ${token('text-2')};
    font-size: 13px;
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-soft')};
    color: ${token('accent-text')};
  }
  & > label:has(:focus-visible) {
    box-shadow: ${token('focus-ring')};
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** A question and its answer in one line. */
export const Ask = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  color: ${token('text-2')};
  font-size: 13px;
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  & > :nth-child(2):not(input) {
    flex: none;
    width: 116px;
  }
`;

export const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
`;

/** The drawing, as wide as there is room, never larger than its own size. */
export const Drawing = styled.div`
  padding: 12px 16px;
  border-bottom: 1px solid ${token('border')};
  background: ${token('surface-sunken')};
  overflow-x: auto;
  & > svg {
    display: block;
    max-width: 100%;
    height: auto;
    margin: 0 auto;
  }
  & path {
    fill: none;
    stroke: ${token('text-3')};
    stroke-width: 2;
  }
  & path[data-kind='backup'] {
    stroke-dasharray: 4 4;
  }
  & path[data-kind='feed'] {
    stroke-width: 1;
  }
  & rect {
    fill: ${token('surface-base')};
    stroke: ${token('border-control')};
  }
  & [data-centre] rect {
    stroke: ${token('accent')};
    stroke-width: 2;
  }
  & text {
    fill: ${token('text-1')};
    font: 600 13px ${token('font-sans')};
  }
  & text[data-note] {
    fill: ${token('text-3')};
    font-weight: 400;
    font-size: 12px;
  }
  @media print {
    break-inside: avoid;
    background: none;
  }
`;

export const Legend = styled.p`
  margin: 0 0 4px;
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

export const Block = styled.section`
  padding: 16px 20px;
  @media print {
    & button {
      display: none;
    }
  }
`;

/** What is wider than its room scrolls by itself. */
export const Only = styled.div`
  overflow-x: auto;
`;

/** The bill. */
export const Lines = styled.table`
  width: 100%;
  min-width: 700px;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 20px;
  & th,
  & td {
    padding: 8px 12px 8px 0;
    border-bottom: 1px solid ${token('border-subtle')};
    color: ${token('text-2')};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & tbody th {
    width: 148px;
    color: ${token('text-1')};
  }
  & tbody th > b {
    font-weight: 500;
  }
  & td:nth-child(3) {
    width: 84px;
  }
  & td[data-end],
  & thead th:is(:nth-child(4), :nth-child(5)) {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  /* What else there is matters more than the price of one, which the sum and the number tell. */
  @container (max-width: 1140px) {
    min-width: 520px;
    & tbody th {
      width: 128px;
    }
    & :is(th, td):nth-child(4) {
      display: none;
    }
    & td:last-child button {
      height: auto;
      text-align: start;
      white-space: normal;
    }
  }
  @media print {
    min-width: 0;
    /* On paper a field is what stands in it. */
    --np-border-control: transparent;
    & select {
      padding-inline-start: 0;
      background-image: none;
    }
    & select::picker-icon {
      display: none;
    }
    & th:last-child,
    & td:last-child {
      display: none;
    }
  }
`;

export const Side = styled(Column).attrs({ as: 'aside' })`
  & ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 13px;
    line-height: 20px;
  }
  @media print {
    & section[data-screen] {
      display: none;
    }
  }
`;

export const Big = styled.p`
  && {
    color: ${token('text-1')};
    font-size: 28px;
    font-weight: 500;
    line-height: 36px;
    overflow-wrap: anywhere;
  }
`;

export const Costs = styled.dl`
  display: grid;
  gap: 6px;
  margin: 0;
  font-size: 13px;
  line-height: 20px;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  & dt {
    color: ${token('text-2')};
  }
  & dd {
    margin: 0;
    color: ${token('text-1')};
    font-variant-numeric: tabular-nums;
  }
`;

export const Checks = styled.ul`
  & span {
    white-space: normal;
  }
`;
