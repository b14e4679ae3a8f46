import { embedScopes, type Partner } from '../../../src/api/contract/embed';
import { MultiSelectField, TextareaField, TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useCreate, useUpdate } from './partner-list.data';
import { scopeNames } from '../shared/scopes/scopes.text';
import { partnerListText as text } from './partner-list.text';

interface Values {
  name: string;
  /** One per line. */
  origins: string;
  scopes: Partner['scopes'];
}

/** Props of `PartnerForm`. */
export interface PartnerFormProps {
  /** The one to change; a new one unless given. */
  partner?: Partner | undefined;
  onClose: () => void;
  /** The secret of a new one: the only time it can be shown. */
  onSecret: (secret: string) => void;
}

/** Registers or changes a partner. */
export function PartnerForm({ partner, onClose, onSecret }: PartnerFormProps) {
  const create = useCreate();
  const update = useUpdate();
  const toast = useToast();
  const submit = async (values: Values) => {
    const input = {
      ...values,
      origins: values.origins
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    };
    if (partner) {
      await update.run({ ...input, id: partner.id });
      toast.success(text.saved);
    } else {
      const { data } = await create.run(input);
      onSecret(data.secret);
    }
    onClose();
  };
  return (
    <FormDialog<Values>
      title={partner ? text.edit : text.add}
      ok={partner ? verbs.save : text.addOk}
      width={560}
      initial={{ name: partner?.name ?? '', origins: partner?.origins.join('\n') ?? '', scopes: partner?.scopes ?? [] }}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField name="name" label={text.name} required maxLength={40} />
      <TextareaField name="origins" label={text.origins} required help={text.originsHelp} maxLength={4000} />
      <MultiSelectField
        name="scopes"
        label={text.scopes}
        required
        options={embedScopes.map((value) => ({ value, label: scopeNames[value] }))}
      />
    </FormDialog>
  );
}
