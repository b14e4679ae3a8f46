import { settingsRow, type ConfigRow, type ConfigSection, type ConfigValue } from '../../domain/config';
import { Button } from '../button';
import { Form, FormActions, useForm, useFormState } from '../form';
import { Card } from '../pane';
import { useToast } from '../toast';
import { ConfigFields } from './fields';
import { localize } from './localize';
import { acrossRows, filled, withTyped } from './typed-rows';
import { stagedText as text } from './staged.text';
import { HoldTyped } from './typed';
import type { Sources } from './use-sources';
import type { Staged } from './use-staged';

/** A section of settings as a form; what is typed goes into the draft. */
export function SectionForm({
  staged,
  section: given,
  sources,
}: {
  staged: Staged;
  section: ConfigSection;
  sources: Sources;
}) {
  const section = localize(given);
  const toast = useToast();
  const row = staged.rowsOf(section.key).find(({ id }) => id === settingsRow);
  if (!row) return null;
  const vlans = new Set(staged.config?.vlans);
  const submit = async (values: Record<string, ConfigValue | undefined>) => {
    await staged.edit(section.key, (rows) => withTyped(rows, row, filled(section, row, values)));
    toast.success(text.drafted);
  };
  return (
    <Card>
      <Form<Record<string, ConfigValue | undefined>> label={section.label} initial={row} onSubmit={submit}>
        <ConfigFields {...{ section, row, vlans, sources }} across={acrossRows(staged, section, vlans)} />
        <Foot row={row} />
        <HoldTyped />
      </Form>
    </Card>
  );
}

/** Only there while something was typed that is not in the draft yet. */
function Foot({ row }: { row: ConfigRow }) {
  const form = useForm();
  const { dirty } = useFormState({ subscription: { dirty: true } });
  if (!dirty) return null;
  return (
    <FormActions>
      <Button onClick={() => form.reset(row)}>{text.restoreAction}</Button>
      <Button type="submit">{text.toDraft}</Button>
    </FormActions>
  );
}
