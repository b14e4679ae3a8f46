import { styled } from 'styled-components';
import { token } from '../../theme';

/** Panes side by side that share one hairline. `$columns` is a grid template. */
export const Panes = styled.div<{ $columns?: string }>`
  display: grid;
  gap: 1px;
  ${({ $columns }) => $columns && `grid-template-columns: ${$columns};`}
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('border')};
  overflow: hidden;
  & + & {
    margin-top: 16px;
  }
`;

/** One pane; `$flush` without inner padding, for tables. */
export const Pane = styled.section<{ $flush?: boolean }>`
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? 0 : `calc(16px + ${token('density')}) calc(20px + ${token('density')})`)};
  background: ${token('surface-base')};
`;

/** A pane that stands alone. */
export const PaneBox = styled(Pane)`
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
`;

export const Head = styled.header.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 28px;
  margin-bottom: 12px;
`;

/** Title and note beside each other. */
export const Words = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  /* A name of a few characters does not break into two lines beside its tools. */
  & > :first-child {
    flex: none;
  }
`;

export const PaneTitle = styled.h2.attrs({ part: 'heading' })`
  color: ${token('text-1')};
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
`;

export const Note = styled.span`
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
  /* Colour alone would not tell a link from the sentence it stands in. */
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`;

/** A key figure; put its unit into `<small>`. */
export const Figure = styled.span`
  color: ${token('text-1')};
  font-size: 24px;
  font-weight: 500;
  letter-spacing: -0.01em;
  line-height: 32px;
  white-space: nowrap;
  & small {
    margin-left: 3px;
    color: ${token('text-3')};
    font-size: 13px;
    font-weight: 400;
    letter-spacing: 0;
    /* The unit makes the line no higher than its neighbours'. */
    line-height: 1;
  }
`;

/** Names and values in two columns: a `dl`. */
export const Pairs = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 12px;
  & > dt {
    min-width: 76px;
    color: ${token('text-3')};
  }
  & > dd {
    min-width: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
`;
