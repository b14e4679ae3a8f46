import { useRef, useState, type KeyboardEvent } from 'react';
import { ApiError } from '../../src/api';
import { IconButton } from '../../src/ui/button';
import { useConfirm } from '../../src/ui/dialog';
import { Empty } from '../../src/ui/empty';
import { Ellipsis, Folder, Network } from '../../src/ui/icon';
import { Menu } from '../../src/ui/menu';
import { useToast } from '../../src/ui/toast';
import type { Asked } from './group-dialogs';
import { levelOf, useChanges, type Group } from './network-groups.data';
import { Count, Hint, Item, Name, Tree } from './network-groups.styles';
import { networkGroupsText as text } from './network-groups.text';

interface GroupTreeProps {
  groups: readonly Group[];
  /** Id of the chosen group; undefined: all networks. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  onAsk: (asked: Asked) => void;
}

/** Id of the first line, which is no group. */
const every = '';

/** The tree of groups. One line takes the focus; arrows, Home and End move it, Enter shows what is in the group. */
export function GroupTree({ groups, chosen, onChoose, onAsk }: GroupTreeProps) {
  const tree = useRef<HTMLUListElement>(null);
  const [focused, focusOn] = useState(chosen ?? every);
  const remove = useRemove();
  const lines = [every, ...groups.map((group) => group.id)];
  const current = lines.includes(focused) ? focused : every;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The menu of a line has keys of its own.
    if ((event.target as HTMLElement).getAttribute('role') !== 'treeitem') return;
    const group = groups.find((one) => one.id === current);
    const at = lines.indexOf(current);
    const move = (to: string | undefined | null) => {
      if (to === undefined || to === null) return;
      focusOn(to);
      tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(to)}"]`)?.focus();
    };
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(lines[at + 1]),
      ArrowUp: () => move(lines[at - 1]),
      ArrowLeft: () => move(group?.parent_id),
      ArrowRight: () => move(groups.find((one) => one.parent_id === current)?.id),
      Home: () => move(lines[0]),
      End: () => move(lines.at(-1)),
      Enter: () => onChoose(current || undefined),
      ' ': () => onChoose(current || undefined),
      F2: () => group && onAsk({ what: 'rename', group }),
      Delete: () => group && void remove(group),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const line = (id: string) => ({
    role: 'treeitem',
    'data-id': id,
    'aria-selected': (chosen ?? every) === id,
    tabIndex: current === id ? 0 : -1,
    onFocus: () => focusOn(id),
    onClick: () => onChoose(id || undefined),
  });
  return (
    <div>
      <Tree ref={tree} role="tree" aria-label={text.tree} onKeyDown={onKeyDown}>
        <Item {...line(every)} aria-level={1} $level={0}>
          <Network />
          <Name>{text.all}</Name>
        </Item>
        {groups.map((group) => {
          const { id, name, online, count } = group;
          const level = levelOf(groups, group);
          return (
            <Item
              key={id}
              {...line(id)}
              aria-level={level + 1}
              aria-label={text.countSpoken(name, online, count)}
              $level={level}
            >
              <Folder />
              <Name title={name}>{name}</Name>
              <Count>{text.count(online, count)}</Count>
              <span role="presentation" onClick={(event) => event.stopPropagation()}>
                <Menu
                  label={text.more(name)}
                  trigger={
                    <IconButton label={text.more(name)} size="sm" tabIndex={current === id ? 0 : -1}>
                      <Ellipsis />
                    </IconButton>
                  }
                  items={[
                    { key: 'below', label: text.createBelow, onSelect: () => onAsk({ what: 'create', parent: id }) },
                    { key: 'rename', label: text.rename, onSelect: () => onAsk({ what: 'rename', group }) },
                    { key: 'move', label: text.move, onSelect: () => onAsk({ what: 'move', group }) },
                    { key: 'remove', label: text.remove, danger: true, onSelect: () => void remove(group) },
                  ]}
                />
              </span>
            </Item>
          );
        })}
      </Tree>
      {groups.length === 0 ? (
        <Empty kind="nothing" title={text.none} reason={text.noneReason} />
      ) : (
        <Hint>{text.keys}</Hint>
      )}
    </div>
  );
}

/** Asks, then removes a group. */
function useRemove() {
  const { remove } = useChanges();
  const confirm = useConfirm();
  const toast = useToast();
  return async ({ id, name }: Group) => {
    if (!(await confirm({ title: text.remove, body: text.removeAsk(name), danger: true }))) return;
    try {
      const { data } = await remove.run({ id });
      toast.success(text.removed(data.released));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    }
  };
}
