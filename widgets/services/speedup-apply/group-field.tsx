import type { ReactNode } from 'react';
import { useRead } from '../../../src/api';
import { speedupGroups, type SpeedupGroup } from '../../../src/api/contract/speedup';
import { atOnce, SearchedField, useFormState, useSearched } from '../../../src/ui/form';
import { lineOfGroup } from '../shared/speedup/line-words';
import { speedupApplyText as text } from './speedup-apply.text';

/** Props of both forms. */
export interface ApplyProps {
  /** The group that is chosen at first. */
  start: SpeedupGroup | undefined;
}

/** Groups that members may be applied for, found by what was typed. */
export const useGroups = (q = '') => useRead(speedupGroups, { per_page: atOnce, ...(q && { q }) }, { keep: q !== '' });

/** Whether a group has a package that runs. */
export const isOpen = ({ state }: SpeedupGroup): boolean => state !== 'expired';

/** The group that is applied for, with the name of its gateway, and what depends on it. */
export function GroupField({
  start,
  children,
}: ApplyProps & { children: (group: SpeedupGroup | undefined) => ReactNode }) {
  const { values } = useFormState<{ gid?: string }>();
  const { gid = '' } = values;
  const { source, rows, chosen, ...found } = useSearched(gid, (one: SpeedupGroup) => one.gid, useGroups);
  const first = start && !rows.some((one) => one.gid === start.gid) ? [start] : [];
  return (
    <>
      <SearchedField
        name="gid"
        label={text.group}
        required
        source={source}
        options={[...first, ...rows.filter(isOpen)].map((one) => ({
          value: one.gid,
          label: text.groupOn(one.name, one.gateway_remark || one.gwid, lineOfGroup(one)),
        }))}
        found={found}
      />
      {children(chosen ?? (start?.gid === gid ? start : undefined))}
    </>
  );
}
