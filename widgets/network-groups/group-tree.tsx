import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { ApiError } from '../../src/api';
import { IconButton } from '../../src/ui/button';
import { useConfirm } from '../../src/ui/dialog';
import { Empty } from '../../src/ui/empty';
import { Ellipsis, Folder, Network } from '../../src/ui/icon';
import { Menu } from '../../src/ui/menu';
import { useToast } from '../../src/ui/toast';
import type { Asked } from './group-dialogs';
import { dragTypes, isWithin, levelOf, useChanges, useKind, type Group } from './network-groups.data';
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
  const kind = useKind();
  const drop = useDrop(groups);
  const [over, setOver] = useState<string>();
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
      m: () => group && onAsk({ what: 'move', group }),
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
    draggable: id !== every,
    'data-over': over === id || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(dragTypes.group, id);
    },
    onDragOver: (event: DragEvent) => {
      if (!Object.values(dragTypes).some((type) => event.dataTransfer.types.includes(type))) return;
      event.preventDefault();
      setOver(id);
    },
    onDragLeave: () => setOver((before) => (before === id ? undefined : before)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(undefined);
      void drop(event.dataTransfer, id || null);
    },
  });
  return (
    <div>
      <Tree ref={tree} role="tree" aria-label={text.tree} onKeyDown={onKeyDown}>
        <Item {...line(every)} aria-level={1} $level={0}>
          <Network />
          <Name>{text.allOf[kind]}</Name>
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
              <Name title={name}>{name}</Name> <Count>{text.count(online, count)}</Count>
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

/** What happens to a group or a device that is let go over a group, or over the line of all (null). */
function useDrop(groups: readonly Group[]) {
  const { move, assign } = useChanges();
  const toast = useToast();
  return async (carried: DataTransfer, target: string | null) => {
    const [group, device] = [carried.getData(dragTypes.group), carried.getData(dragTypes.device)];
    try {
      if (
        group &&
        group !== target &&
        !isWithin(
          groups,
          groups.find(({ id }) => id === target),
          group,
        )
      ) {
        await move.run({ id: group, parent: target });
        toast.success(text.moved);
      } else if (device) {
        const { data } = await assign.run({ ids: [device], group: target });
        toast.success(text.assigned(data.moved));
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    }
  };
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
