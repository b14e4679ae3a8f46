import { createContext, useContext, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme';
import { Pane, PaneBox, Panes } from './pane.styles';

const InGroup = createContext(false);

/** Panes side by side that share one hairline, each of them a `Card`. `$columns` is a grid template. */
export const PaneGroup = (props: ComponentProps<typeof Panes>) => (
  <InGroup value>
    <Panes {...props} />
  </InGroup>
);

/** A pane that stands alone with a border, or as one of a `PaneGroup` without. */
export function Card(props: ComponentProps<typeof Pane>) {
  const Box = useContext(InGroup) ? Pane : PaneBox;
  return <Box part="panel" {...props} />;
}

/** Several cells in a row that share hairlines and fill each line; within a `PaneGroup` without a border of their own. */
export const Cells = (props: ComponentProps<'section'>) => <Line part="panel" {...props} $bare={useContext(InGroup)} />;

const Line = styled.section<{ $bare: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  min-width: 0;
  border: ${({ $bare }) => ($bare ? 0 : '1px')} solid ${token('border')};
  border-radius: ${({ $bare }) => ($bare ? 0 : token('radius-3'))};
  background: ${token('border')};
  overflow: hidden;
  & > * {
    flex: 1 1 176px;
    min-width: 0;
    background: ${token('surface-base')};
  }
`;
