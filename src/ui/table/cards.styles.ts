import { css } from 'styled-components';
import { token } from '../../theme';
import { touchTarget } from '../button';

/**
 * A list where columns have no room side by side: of each row a name, what there is to know in small fields, and what can be
 * done with it. Comes when a list is that narrow.
 */
export const cards = css`
  &[data-narrow] {
    > :first-child {
      padding: 12px;
      > span {
        flex: 1 1 40%;
        max-width: none;
      }
      > span:first-child {
        flex-basis: 176px;
      }
    }
    > div > form {
      display: none;
    }
    > div > table {
      &,
      tbody,
      td {
        display: block;
      }
      thead,
      colgroup,
      td.faint {
        display: none;
      }
      tr {
        position: relative;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
        gap: 6px 12px;
        padding: 12px;
        border-bottom: 1px solid ${token('border')};
      }
      tr:hover > td:not([colspan]) {
        background: none;
      }
      tr.open,
      tr.gap {
        display: block;
        padding: 0;
      }
      td {
        height: auto;
        padding: 0;
        border: 0;
        text-align: start;
        white-space: normal;
        overflow-wrap: anywhere;
      }
      td.name,
      td.end {
        grid-column: 1 / -1;
      }
      td.name {
        order: -1;
        color: ${token('text-1')};
        font-size: 15px;
        font-weight: 500;
        line-height: 22px;
      }
      td.name,
      td.name span,
      .lead,
      .end {
        overflow: visible;
        white-space: normal;
      }
      td.name a {
        ${touchTarget}
      }
      .lead {
        position: absolute;
        top: 11px;
        left: 8px;
      }
      .lead ~ td.name {
        padding-left: 24px;
      }
      td[data-title]::before {
        display: block;
        color: ${token('text-3')};
        font: 400 12px / 18px ${token('font-sans')};
        content: attr(data-title);
      }
      td.name:has(~ .end [aria-haspopup]) {
        padding-right: 36px;
      }
      .end > span {
        display: flex;
        gap: 0;
        margin: 0 -12px -12px;
      }
      .end > span > :is(a, button) {
        display: grid;
        flex: 1;
        place-content: center;
        min-width: 44px;
        height: 44px;
        border-top: 1px solid ${token('border-subtle')};
      }
      .end > span > :is(a, button) + :is(a, button) {
        border-left: 1px solid ${token('border-subtle')};
      }
      .end > span > [aria-haspopup] {
        position: absolute;
        top: 0;
        right: 0;
        border: 0;
      }
    }
  }
`;
