import { longestDesignName, usualTarget } from '../../../src/domain/design/document';
import { scenes, schemeOf, type Scene } from '../../../src/domain/design/scheme';
import { RadioField, TextField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import type { DesignDocument } from '../../../src/api/contract/design';
import { useSave } from './network-design.data';
import { networkDesignText as text } from './network-design.text';

interface Values {
  name?: string;
  scene: Scene;
}

/** Makes a design: from a scene with its ordinary answers, or with what another one holds. */
export function NewDesign({
  copy,
  name = '',
  onClose,
  onMade,
}: {
  copy?: DesignDocument;
  name?: string;
  onClose: () => void;
  onMade: (id: string) => void;
}) {
  const { run } = useSave();
  const submit = async (values: Values) => {
    const document = copy ?? { scheme: schemeOf(values.scene), floors: [], target: usualTarget };
    const { data } = await run({ name: values.name ?? '', document });
    onClose();
    onMade(data.id);
  };
  return (
    <FormDialog<Values>
      title={copy ? text.saveAs : text.add}
      ok={copy ? text.saveAs : text.add}
      initial={{ name, scene: copy?.scheme.scene ?? 'hotel' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required maxLength={longestDesignName} />
      {!copy && (
        <RadioField
          name="scene"
          label={text.scene}
          options={scenes.map((value) => ({ value, label: text.scenes[value] }))}
        />
      )}
    </FormDialog>
  );
}
