import { styled, type RuleSet } from 'styled-components';
import { token } from '../../theme';

/** Frame of a table that stands on its own; `bare` inside a pane. */
export const Frame = styled.section<{ $bare: boolean; $cards: RuleSet | undefined }>`
  position: relative;
  min-width: 0;
  overflow: hidden;
  color: ${token('text-2')};
  font-size: 13px;
  line-height: 20px;
  background: ${token('surface-base')};
  border: ${({ $bare }) => ($bare ? '0' : `1px solid ${token('border')}`)};
  border-radius: ${({ $bare }) => ($bare ? '0' : token('radius-3'))};
  ${({ $cards }) => $cards}
`;

/** Scrolls both ways, below a head that stays. */
export const Scroller = styled.div<{ $min: number; $max: string; $left: number; $head: number }>`
  position: relative;
  overflow: auto;
  overflow-anchor: none;
  min-height: ${({ $min }) => $min}px;
  max-height: ${({ $max }) => $max};
  scroll-padding: 40px 0 4px ${({ $left }) => $left}px;
  /* A scroll bar that takes room of its own stands on the ground of the head and of the rows. */
  background: linear-gradient(${token('surface-canvas')} ${({ $head }) => $head}px, ${token('surface-base')} 0);
  scrollbar-width: thin;
  scrollbar-color: ${token('border-strong')} transparent;
  border-top: 1px solid ${token('border')};
  &:first-child {
    border-top: 0;
  }
  &[data-stale] table {
    opacity: 0.6;
    transition: opacity ${token('dur-base')} 300ms;
  }
`;

/** Height of a row at the page's density, never too low to be hit. */
export const rowHeightCss = (height: number): string =>
  `max(24px, ${height - 20}px + ${token('line-height')} + 2 * ${token('density')})`;

/** As high as a row is drawn, and not seen: what the page's style sheet makes of the density can only be measured. */
export const Ruler = styled.i<{ $row: number }>`
  position: absolute;
  width: 0;
  height: ${({ $row }) => rowHeightCss($row)};
  visibility: hidden;
`;

/**
 * The table itself. Cells are styled from here: a component per cell would cost more than the cell. What stays while the
 * rest scrolls costs work with every scroll: the head is one such box, and cells are only where the table is wider than
 * its room (`data-wide`). What is cut off is not `hidden`: that would make each cell a scroller of its own.
 */
export const Grid = styled.table<{ $head: number; $row: number }>`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  min-width: 100%;
  font-variant-numeric: tabular-nums;
  thead {
    position: sticky;
    top: 0;
    z-index: 2;
  }
  th,
  td {
    padding: 0 12px;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th {
    position: relative;
    height: ${({ $head }) => $head}px;
    color: ${token('text-3')};
    font-size: 12px;
    font-weight: 400;
    text-align: start;
    background: ${token('surface-canvas')};
    border-bottom: 1px solid ${token('border')};
  }
  td {
    height: ${({ $row }) => rowHeightCss($row)};
    border-bottom: 1px solid ${token('border-subtle')};
  }
  &[data-wide] td {
    background: ${token('surface-base')};
  }
  && tr:hover > td {
    background: ${token('surface-hover')};
  }
  && tr[aria-selected='true'] > td {
    background: ${token('surface-selected')};
    border-bottom-color: ${token('border')};
  }
  /* A link in a row is as high as a finger needs, without moving what is around it. */
  td a {
    padding-block: 3px;
  }
  td:focus-visible,
  th:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
    box-shadow: none;
    border-radius: 0;
  }
  &[data-wide] .stick {
    position: sticky;
    z-index: 1;
  }
  &[data-wide] .end {
    position: sticky;
    right: 0;
    z-index: 1;
  }
  &[data-wide] .edge {
    box-shadow: inset -1px 0 ${token('border-subtle')};
  }
  .lead {
    padding: 0 4px;
    text-align: center;
    text-overflow: clip;
  }
  .end,
  .right {
    text-align: end;
  }
  .center {
    text-align: center;
  }
  .mono {
    font-family: ${token('font-mono')};
    font-size: 0.96em;
  }
  .strong {
    color: ${token('text-1')};
    font-weight: 500;
  }
  .ink {
    color: ${token('text-1')};
  }
  .faint,
  .unit {
    color: ${token('text-3')};
  }
  &[data-wide] .open > td,
  .open > td {
    white-space: normal;
    height: auto;
    padding: 0;
    background: ${token('surface-sunken')};
  }
  && tr.group > td {
    height: 32px;
    color: ${token('text-3')};
    font-size: 12px;
    background: ${token('surface-canvas')};
  }
  .gap > td {
    height: auto;
    padding: 0;
    border: 0;
  }
  th:first-child,
  td:first-child {
    padding-left: 16px;
  }
  th:last-child,
  td:last-child {
    padding-right: 16px;
  }
  tbody tr:last-child > td {
    border-bottom: 0;
  }
  .open > td:first-child,
  .gap > td:first-child {
    padding: 0;
  }
`;

/** Small quiet text in the toolbar. */
export const Quiet = styled.span`
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
`;

/** A link that does something here. */
export const TextButton = styled.button<{ $danger?: boolean; $quiet?: boolean }>`
  padding: 0;
  border: 0;
  background: none;
  color: ${({ $danger, $quiet }) => token($danger ? 'danger-text' : $quiet ? 'text-2' : 'accent-text')};
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:disabled {
    color: ${token('text-disabled')};
    text-decoration: none;
    cursor: not-allowed;
  }
`;
