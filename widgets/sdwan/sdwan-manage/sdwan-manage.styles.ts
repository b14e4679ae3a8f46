import { styled } from 'styled-components';
import { token } from '../../../src/theme';

/** An editor reaches to the edges of the page where that says how far they are. */
export const Edges = styled.div`
  margin: 0 calc(-1 * var(--bleed-inline, 0px)) calc(-1 * var(--bleed-end, 0px));
  & > * {
    --editor-side: calc(1px - var(--bleed-inline, 0px));
  }
`;

/** Stays at the bottom while something is not saved. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token('z-sticky')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 16px;
  border: solid ${token('border')};
  border-width: 0 var(--editor-side, 1px) 1px;
  background: ${token('surface-base')};
  & > [data-end] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-left: auto;
  }
  & > details {
    color: ${token('text-2')};
    font-size: 12px;
  }
  & summary {
    color: ${token('accent-text')};
    cursor: pointer;
  }
  & ul {
    max-height: 160px;
    margin: 4px 0 0;
    padding-left: 16px;
    overflow: auto;
  }
`;
