import { styled } from 'styled-components';
import type { JobEffect } from '../../../src/api/contract/job';
import { printValue, type ConfigValue } from '../../../src/domain/config';
import { token } from '../../../src/theme';
import { configLabels } from '../../../src/text/config.text';
import { apBatchEditorText as text } from './ap-batch-editor.text';
import { parts } from './ticked-fields';

/** What is going to change: each field with what it is now on how many access points of the `total`, and what it becomes. */
export const Effects = ({ effects, total }: { effects: readonly JobEffect[]; total: number }) => (
  <Rows>
    <thead>
      <tr>
        <th scope="col">{text.field}</th>
        <th scope="col">{text.before}</th>
        <th scope="col">{text.after}</th>
      </tr>
    </thead>
    <tbody>
      {effects.map((effect) => {
        const { label, said } = wordsOf(effect);
        return (
          <tr key={`${effect.section} ${effect.row} ${effect.field} ${String(effect.after)}`}>
            <th scope="row">{label}</th>
            <td>
              {effect.before.map(({ value, devices }) => text.held(said(value), devices)).join(text.comma) || text.same}
              {effect.devices > 0 && effect.devices < total && text.others(total - effect.devices)}
            </td>
            <td>
              <ins>{said(effect.after)}</ins>
            </td>
          </tr>
        );
      })}
    </tbody>
  </Rows>
);

/** A field as the form calls it, and its values in words. */
function wordsOf({ section: key, row, field: name }: JobEffect): {
  label: string;
  said: (value: ConfigValue) => string;
} {
  const part = parts().find(({ section, rows }) => section.key === key && (rows?.[0] ?? null) === row)!;
  const { when: _, ...field } = part.section.fields.find((one) => one.name === name)!;
  return {
    label: `${text.parts[part.key]} ${field.label}`,
    said: (value) =>
      field.secret && value !== ''
        ? text.secret
        : printValue(field, { id: '', [name]: value }, configLabels.flags) || text.nothingThere,
  };
}

const Rows = styled.table`
  width: 100%;
  margin-top: 12px;
  border-collapse: collapse;
  font-size: 12px;
  line-height: 18px;
  & th,
  & td {
    padding: 4px 8px 4px 0;
    border-bottom: 1px solid ${token('border-subtle')};
    color: ${token('text-2')};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & ins {
    color: ${token('text-1')};
    font-weight: 500;
    text-decoration: none;
  }
`;
