import {
  ownNames,
  usedNames,
  variableKinds,
  type SiteModel,
  type SiteVariable,
} from '../../../src/domain/site-template';
import { linesOf } from '../../../src/rules';
import { Button } from '../../../src/ui/button';
import { CheckboxField, SelectField, TextareaField, TextField, useFormState } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { Plus } from '../../../src/ui/icon';
import { useOverlay } from './overlay';
import { RowEnds } from './row-ends';
import { withVariable } from './site-template-editor.model';
import { GroupHead, Rows } from './site-template-editor.styles';
import { siteTemplateEditorText as text } from './site-template-editor.text';
import { useModel } from './use-model';

/** What differs from site to site: names, kinds, defaults. */
export function Variables() {
  const { model, change } = useModel();
  const { show, close } = useOverlay();
  const open = (variable?: SiteVariable) =>
    show(
      <VariableDialog
        variable={variable}
        taken={model.variables.map(({ name }) => name)}
        onDone={(next) => change(withVariable(model, variable?.name, next))}
        onClose={close}
      />,
    );
  const used = usedNames(model as unknown as SiteModel);
  return (
    <section aria-label={text.variables}>
      <GroupHead>
        <h2 part="heading">{text.variables}</h2>
        <small>{text.variablesHelp}</small>
        <Button size="sm" variant="link" icon={<Plus />} onClick={() => open()}>
          {text.addVariable}
        </Button>
      </GroupHead>
      {model.variables.length > 0 && (
        <Rows>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.variableName}</th>
                <th scope="col">{text.variableLabel}</th>
                <th scope="col">{text.kind}</th>
                <th scope="col">{text.initial}</th>
                <th scope="col">{text.used}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {model.variables.map((one) => (
                <tr key={one.name}>
                  <th scope="row">
                    <code>{one.name}</code>
                  </th>
                  <td>{one.label || '—'}</td>
                  <td>
                    {text.kinds[one.kind]} · {one.required ? text.required : text.optional}
                  </td>
                  <td>{one.kind === 'choice' ? text.listed(one.options) : one.initial || '—'}</td>
                  <td>{used.has(one.name) ? text.usedTimes : text.unused}</td>
                  <td>
                    <RowEnds
                      name={one.name}
                      onEdit={() => open(one)}
                      onRemove={() =>
                        change({ ...model, variables: model.variables.filter(({ name }) => name !== one.name) })
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Rows>
      )}
    </section>
  );
}

interface DialogValues {
  name?: string;
  label?: string;
  kind: SiteVariable['kind'];
  initial?: string;
  required?: boolean;
  options?: string;
}

interface DialogProps {
  variable: SiteVariable | undefined;
  taken: readonly string[];
  onDone: (variable: SiteVariable) => void;
  onClose: () => void;
}

function VariableDialog({ variable, taken, onDone, onClose }: DialogProps) {
  const submit = ({ name = '', label = '', kind, initial = '', required = false, options = '' }: DialogValues) => {
    const isUnfit = !/^[a-z][a-z0-9_]{0,31}$/.test(name) || (ownNames as readonly string[]).includes(name);
    if (isUnfit) return Promise.resolve({ name: text.variableNameUnfit });
    if (name !== variable?.name && taken.includes(name)) return Promise.resolve({ name: text.variableTwice });
    onDone({
      ...{ name, label, kind, required },
      initial: kind === 'secret' ? '' : initial,
      options: kind === 'choice' ? linesOf(options).map((line) => line.text) : [],
    });
    onClose();
    return Promise.resolve();
  };
  return (
    <FormDialog<DialogValues>
      title={variable ? text.editVariable : text.addVariable}
      ok={variable ? verbs.update : verbs.add}
      initial={variable ? { ...variable, options: variable.options.join('\n') } : { kind: 'text', required: true }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={text.variableName}
        required
        mono
        maxLength={32}
        autoComplete="off"
        help={text.variableNameHelp}
      />
      <TextField name="label" label={text.variableLabel} maxLength={40} />
      <SelectField
        name="kind"
        label={text.kind}
        required
        options={variableKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      <KindFields />
      <CheckboxField name="required" label={text.required} />
    </FormDialog>
  );
}

function KindFields() {
  const { kind } = useFormState<DialogValues>({ subscription: { values: true } }).values;
  return (
    <>
      {kind === 'choice' && (
        <TextareaField name="options" label={text.options} required rows={3} help={text.optionsHelp} />
      )}
      {kind !== 'secret' && <TextField name="initial" label={text.initial} maxLength={200} autoComplete="off" />}
    </>
  );
}
