import { longestRemark } from '../../../src/domain/device';
import { maxLength, required } from '../../../src/rules';
import { checks } from '../../../src/text';
import { TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useRename, type Gateway } from './network.data';
import { networkText as text } from './network.text';

const remarkRule = checks<string>(text.remark, required, maxLength(longestRemark));

/** Asks for another name of a gateway. */
export function Rename({ gateway: { id, remark }, onClose }: { gateway: Gateway; onClose: () => void }) {
  const renaming = useRename();
  const toast = useToast();
  const submit = async (values: { remark: string }) => {
    await renaming.run({ id, remark: values.remark.trim() });
    toast.success(text.renamed);
    onClose();
  };
  return (
    <FormDialog title={text.rename} ok={verbs.save} initial={{ remark }} onSubmit={submit} onClose={onClose}>
      <TextField name="remark" label={text.remark} required maxLength={longestRemark} rules={[remarkRule]} />
    </FormDialog>
  );
}
