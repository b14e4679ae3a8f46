import { useWrite } from '../../../../src/api';
import { sitePoolSave, type SitePool } from '../../../../src/api/contract/site-template';
import { linesOf, subnet } from '../../../../src/rules';
import { TextareaField, TextField } from '../../../../src/ui/form';
import { FormDialog, verbs } from '../../../../src/ui/form-dialog';
import { useToast } from '../../../../src/ui/toast';
import { siteText as text } from './site.text';

interface Values {
  name?: string;
  blocks?: string;
}

interface PoolDialogProps {
  /** The pool to change; none: a new one. */
  pool?: SitePool | undefined;
  onSaved?: (id: string) => void;
  onClose: () => void;
}

/** Makes a pool of addresses or changes one. */
export function PoolDialog({ pool, onSaved, onClose }: PoolDialogProps) {
  const { run } = useWrite(sitePoolSave, ['/api/v3/template/site/']);
  const toast = useToast();
  const submit = async ({ name = '', blocks = '' }: Values) => {
    const lines = linesOf(blocks).map((line) => line.text);
    const { data } = await run({ ...(pool && { id: pool.id }), name, blocks: lines });
    toast.success(text.poolSaved);
    onSaved?.(data.id);
    onClose();
  };
  return (
    <FormDialog<Values>
      title={pool ? text.poolEdit : text.poolNew}
      ok={pool ? verbs.save : verbs.create}
      initial={{ name: pool?.name ?? '', blocks: pool?.blocks.join('\n') ?? '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.poolName} required maxLength={30} />
      <TextareaField
        name="blocks"
        label={text.poolBlocks}
        required
        rows={4}
        placeholder="10.8.0.0/16"
        help={text.poolBlocksHelp}
        lineRule={subnet}
      />
    </FormDialog>
  );
}
