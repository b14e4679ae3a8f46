export { PaneHead, type PaneHeadProps } from './pane';
export { Figure, Note as PaneNote, Pairs, Pane, PaneBox, Panes } from './pane.styles';
