import type { ToldAction } from '../../api/told';
import type { Extension } from '../../session/extension';
import { Button } from '../button';

/** Tells the page what was chosen. */
export type Tell = (detail: ToldAction) => void;

/** The page's own actions of a row. */
export const rowActionsOf = <Row,>({ rowActions = [] }: Extension<Row>, row: Row, tell: Tell) =>
  rowActions
    .filter((action) => !action.shown || action.shown(row))
    .map((action) => ({
      ...action,
      onSelect: () => {
        action.onSelect?.(row);
        tell({ action: action.key, rows: [row] });
      },
    }));

/** The page's words for a list without anything. */
export const emptyOf = ({ title, reason, action }: NonNullable<Extension['empty']>, tell: Tell) => ({
  title,
  reason: reason ?? '',
  ...(action && { action: <Button onClick={() => tell({ action: action.key })}>{action.label}</Button> }),
});
