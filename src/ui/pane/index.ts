export { PaneHead, TableTitle } from './pane';
export { PaneSubHead, SectionHead } from './heads';
export { Card, Cells, PaneGroup } from './group';
export { Figure, Note as PaneNote, Pairs, Pane, PaneBox, Panes, PaneTitle } from './pane.styles';
