import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { number } from '../../format';
import { useAct } from '../act';
import { IconButton } from '../button';
import { Empty } from '../empty';
import { Ellipsis, Folder } from '../icon';
import { Menu } from '../menu';
import type { Asked } from './group-dialogs';
import { dragTypes, isWithin, levelOf, useGroupsOf, type Group } from './groups';
import { Count, Hint, Item, Name, Tree } from './groups.styles';
import { groupsText as text } from './groups.text';

interface GroupTreeProps {
  groups: readonly Group[];
  /** Id of the chosen group; undefined: all members. */
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
  const of = useGroupsOf();
  const remove = useRemove(groups, onAsk);
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
      <Tree ref={tree} role="tree" aria-label={of.group} onKeyDown={onKeyDown}>
        <Item {...line(every)} aria-level={1} $level={0}>
          {of.icon}
          <Name>{of.all}</Name>
        </Item>
        {groups.map((group) => {
          const { id, name, online, count } = group;
          const level = levelOf(groups, group);
          return (
            <Item
              key={id}
              {...line(id)}
              aria-level={level + 1}
              aria-label={text.countSpoken(name, number(online), number(count), of.members, of.well)}
              $level={level}
            >
              <Folder />
              <Name title={name}>{name}</Name> <Count>{text.count(number(online), number(count))}</Count>
              <span role="presentation" onClick={(event) => event.stopPropagation()}>
                <Menu
                  label={text.more(name)}
                  trigger={
                    <IconButton label={text.more(name)} size="sm" tabIndex={current === id ? 0 : -1}>
                      <Ellipsis />
                    </IconButton>
                  }
                  items={[
                    {
                      key: 'below',
                      label: text.createBelow(of.group),
                      onSelect: () => onAsk({ what: 'create', parent: id }),
                    },
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
        <Empty kind="nothing" title={text.none(of.group)} reason={of.reason} />
      ) : (
        <Hint>{text.keys(of.group)}</Hint>
      )}
    </div>
  );
}

/** What happens to a group or a member that is let go over a group, or over the line of all (null). */
function useDrop(groups: readonly Group[]) {
  const of = useGroupsOf();
  const { act } = useAct();
  return (carried: DataTransfer, target: string | null) => {
    const [group, member] = [carried.getData(dragTypes.group), carried.getData(dragTypes.member)];
    const over = groups.find(({ id }) => id === target);
    if (group && group !== target && !isWithin(groups, over, group)) {
      void act(() => of.move(group, target), { said: text.moved });
    } else if (member) {
      void act(() => of.assign([member], target), { said: (count) => text.assigned(count, of.members) });
    }
  };
}

/** Asks, then removes a group; what is in it may have to go somewhere first. */
function useRemove(groups: readonly Group[], onAsk: (asked: Asked) => void) {
  const of = useGroupsOf();
  const { act } = useAct();
  return (group: Group) => {
    const { id, name, count } = group;
    if (of.asksWhere && (count > 0 || groups.some((one) => one.parent_id === id)))
      return onAsk({ what: 'remove', group });
    const body = of.asksWhere ? text.removeEmptyAsk(name, of.group) : text.removeAsk(name, of.group, of.members);
    void act(() => of.remove(id), {
      confirm: { title: text.remove, body, danger: true },
      said: (released) => (released > 0 ? text.released(released, of.members, of.group) : text.removed),
    });
  };
}
