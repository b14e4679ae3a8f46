import { styled } from 'styled-components';
import { token } from '../../theme';

/**
 * `:where` keeps the resets weaker than any part's own style, whichever comes first in the sheet. An outline nobody sees
 * is drawn where the reader's own colours are forced on the page, which leave out shadows.
 */
export const Ground = styled.div.withConfig({ componentId: 'np-ground' })`
  display: contents;
  color: ${token('text-2')};
  font-family: ${token('font-sans')};
  font-size: 13px;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 20px;
  line-break: strict;
  text-autospace: normal;
  text-rendering: optimizeLegibility;
  -webkit-font-smoothing: antialiased;
  :where(&) *,
  :where(&) *::before,
  :where(&) *::after {
    box-sizing: border-box;
  }
  :where(&) :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend) {
    margin: 0;
    padding: 0;
  }
  :where(&) :where(h1, h2, h3, h4, h5, h6) {
    font: inherit;
    font-family: ${token('font-heading')};
  }
  :where(&) :where(ul, ol) {
    list-style: none;
  }
  :where(& fieldset) {
    min-width: 0;
    border: 0;
  }
  :where(& a) {
    color: ${token('accent-text')};
    text-decoration: none;
  }
  :where(& a:hover) {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  :where(&) :where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
  }
  :where(&) :where(b, strong) {
    font-weight: 500;
  }
  :where(& svg) {
    flex: none;
  }
  :where(& .lucide) {
    display: block;
  }
  :where(&) :focus-visible {
    outline: 2px solid transparent;
    box-shadow: ${token('focus-ring')};
    border-radius: ${token('radius-2')};
  }
`;
