import type { MouseEvent } from 'react';
import { usePlace } from '../../../session/place';
import { Menu } from '../../menu';
import { actionsShown } from '../model/actions-room';
import { TextButton } from '../table.styles';
import { tableText } from '../table.text';
import type { RowAction } from '../types';
import { Links, More } from './cells.styles';

/** The links of a row: two shown, the rest and everything dangerous in a menu. */
export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const place = usePlace();
  const act = (action: RowAction) => (action.to ? place.go(action.to) : action.onSelect?.());
  const safe = actions.filter((action) => !action.danger);
  const shown = safe.slice(0, actionsShown);
  const rest = [...safe.slice(actionsShown), ...actions.filter((action) => action.danger)];
  return (
    <Links>
      {shown.map((action) => (
        <ShownAction
          key={action.key}
          action={action}
          href={action.to && place.href(action.to)}
          onAct={() => act(action)}
        />
      ))}
      {rest.length > 0 && (
        <Menu
          label={`${name} ${tableText.more}`}
          trigger={<More type="button" aria-label={tableText.more} />}
          items={rest.map(({ key, label, icon, danger, disabled, ...action }) => ({
            key,
            label,
            icon,
            ...(danger && { danger }),
            ...(disabled && { disabled }),
            onSelect: () => act({ key, label, ...action }),
          }))}
        />
      )}
    </Links>
  );
}

interface ShownActionProps {
  action: RowAction;
  href: string | undefined;
  onAct: () => void;
}

/** A real link where it leads to an address, so that it opens in a new tab as any other. */
function ShownAction({ action, href, onAct }: ShownActionProps) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onAct();
  };
  if (href && !action.disabled) {
    return (
      <TextButton as="a" href={href} onClick={onClick}>
        {action.label}
      </TextButton>
    );
  }
  return (
    <TextButton type="button" disabled={action.disabled} onClick={onClick}>
      {action.label}
    </TextButton>
  );
}
