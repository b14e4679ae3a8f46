import { vlans, type Rule } from '../../../rules';
import { isApplication } from '../../applications';
import { doubles } from '../doubles';
import { section } from '../types';
import { enabledField, nameField, noteField } from './shared';

const known: Rule = (key) => (isApplication(key) ? undefined : { rule: 'choice', text: key });

/** Applications that terminals do not get through with; control strategies bring them. */
export const apps = section({
  key: 'apps',
  label: '应用管控',
  kind: 'gateway',
  noun: '规则',
  optional: true,
  most: 128,
  nameOf: (row) => String(row.name),
  fields: [
    enabledField,
    nameField(),
    { name: 'apps', label: '应用', kind: 'lines', initial: '', required: true, lineRule: known, mono: true },
    { name: 'source_vlans', label: 'VLAN', kind: 'text', initial: '', rules: [vlans], vlans: true, mono: true },
    noteField,
  ],
  check: (rows) => doubles(rows, 'name'),
});
