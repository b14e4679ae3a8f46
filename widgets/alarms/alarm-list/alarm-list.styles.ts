import { styled } from 'styled-components';
import { touchTarget } from '../../../src/ui/button';
import { PaneBox } from '../../../src/ui/pane';
import { token } from '../../../src/theme';

export const Panel = styled(PaneBox)`
  padding: 0;
  overflow: hidden;
  container-type: inline-size;
`;

export const Top = styled.header.attrs({ role: 'none' })`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  padding: 16px;
  border-bottom: 1px solid ${token('border-subtle')};
  & > h2 {
    color: ${token('text-1')};
    font-size: 15px;
    font-weight: 600;
  }
  & > a {
    ${touchTarget}
  }
  & > :last-child {
    margin-left: auto;
  }
`;

export const Quiet = styled.span`
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 0 4px;
  padding: 10px 16px;
  & + & {
    border-top: 1px solid ${token('border-subtle')};
  }
  &:hover {
    background: ${token('surface-hover')};
  }
  & > * {
    grid-column: 2;
  }
  & > :first-child {
    grid-column: 1;
    align-self: start;
  }
  & > time {
    grid-area: 1 / 3;
  }
  /* The whole row is the link's target. */
  & > a,
  & > button {
    color: ${token('text-1')};
    font-weight: 500;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & > a::after,
  & > button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @container (max-width: 300px) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > * {
      grid-column: 1 / -1;
    }
    & > time {
      grid-area: 1 / 2;
    }
  }
`;

/** Actions of the page around it, above the link that the whole row is. */
export const Added = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 6px;
`;

export const Foot = styled.footer.attrs({ role: 'none' })`
  padding: 14px 16px;
  border-top: 1px solid ${token('border-subtle')};
`;

export const Waiting = styled.div`
  padding: 16px;
`;
