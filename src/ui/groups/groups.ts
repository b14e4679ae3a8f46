import { createContext, useContext, type ReactNode } from 'react';

/** A group of a tree with how many members are in it and below it, and how many of them are well. */
export interface Group {
  id: string;
  parent_id: string | null;
  name: string;
  count: number;
  online: number;
}

/** What groups and their members are called, and what can be done with them. */
export interface GroupsOf {
  /** `分组`, `部门`. */
  group: string;
  /** `网络`, `账号`. */
  members: string;
  /** A member without a group: `未分组`. */
  none: string;
  /** The line above all groups: `全部网络`. */
  all: string;
  icon: ReactNode;
  /** Why there should be groups, where there are none. */
  reason: string;
  /** What is said of the members that are well: `在线`. */
  well: string;
  create: (wish: { name: string; parent?: string }) => Promise<unknown>;
  rename: (id: string, name: string) => Promise<unknown>;
  move: (id: string, parent: string | null) => Promise<unknown>;
  /** Gives how many members are without a group now. `to`: where they and the groups below go, where this is asked. */
  remove: (id: string, to?: string | null) => Promise<number>;
  /** Whether removing a group asks where go what is in it. */
  asksWhere?: boolean;
  /** Gives how many members moved. */
  assign: (ids: readonly string[], group: string | null) => Promise<number>;
}

export const GroupsContext = createContext<GroupsOf | undefined>(undefined);

/** What the groups around here are of. */
export function useGroupsOf(): GroupsOf {
  const of = useContext(GroupsContext);
  if (!of) throw new Error('useGroupsOf outside of GroupsPane');
  return of;
}

/** Type of what is dragged, and in it the id: a group, or a member. */
export const dragTypes = { group: 'application/x-np-group', member: 'application/x-np-member' } as const;

/** A group as a tree has it. */
type Branch = Pick<Group, 'id' | 'parent_id'>;

/** Levels above a group. */
export function levelOf(list: readonly Branch[], { parent_id }: Branch): number {
  const parent = list.find((one) => one.id === parent_id);
  return parent ? 1 + levelOf(list, parent) : 0;
}

/** Whether a group is another one or below it. */
export function isWithin(list: readonly Group[], group: Group | undefined, id: string): boolean {
  if (!group) return false;
  return (
    group.id === id ||
    isWithin(
      list,
      list.find((one) => one.id === group.parent_id),
      id,
    )
  );
}

/** Groups as choices of a select, each as deep as it is. */
export const optionsOf = (list: readonly Group[]) =>
  list.map((group) => ({ value: group.id, label: `${'　'.repeat(levelOf(list, group))}${group.name}` }));
