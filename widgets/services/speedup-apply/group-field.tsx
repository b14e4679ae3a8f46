import type { SpeedupGroup } from '../../../src/api/contract/speedup';
import { SelectField } from '../../../src/ui/form';
import { speedupApplyText as text } from './speedup-apply.text';

/** Props of both forms. */
export interface ApplyProps {
  groups: readonly SpeedupGroup[];
  /** The one that is chosen at first; empty: none. */
  gid: string;
}

/** The group that is applied for, with the name of its gateway. */
export const GroupField = ({ groups }: Pick<ApplyProps, 'groups'>) => (
  <SelectField
    name="gid"
    label={text.group}
    required
    options={groups.map((one) => ({
      value: one.gid,
      label: text.groupOn(one.name, one.gateway_remark || one.gwid, `${one.region} · ${one.line_name}`),
    }))}
  />
);
