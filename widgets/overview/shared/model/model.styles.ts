import { styled } from 'styled-components';
import { token } from '../../../../src/theme';
import { PaneGroup } from '../../../../src/ui/pane';

/** Keeps the section's own width in sight of its panes, wherever it stands; its ground ends where its corners do. */
export const Box = styled.section`
  container-type: inline-size;
  padding: 0 4px 4px;
  border-radius: ${token('radius-4')};
  background: ${token('surface-canvas')};
`;

/** Twelve columns where there is room, one below the other where there is not. `$stale` while another range loads. */
export const Grid = styled(PaneGroup)<{ $stale: boolean; $first: number }>`
  grid-template-columns: repeat(12, minmax(0, 1fr));
  & > * {
    opacity: ${({ $stale }) => ($stale ? 0.4 : 1)};
  }
  & > :nth-child(1) {
    grid-column: span ${({ $first }) => $first};
  }
  & > :nth-child(2) {
    grid-column: span 5;
  }
  & > :nth-child(3) {
    grid-column: span ${({ $first }) => 7 - $first};
  }
  & > :nth-child(n + 4) {
    grid-column: span 6;
  }
  @container (max-width: 860px) {
    & > :nth-child(n) {
      grid-column: 1 / -1;
    }
  }
`;
