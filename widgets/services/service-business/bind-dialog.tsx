import { useRead, useWrite } from '../../../src/api';
import { gateways } from '../../../src/api/contract/device';
import { ownedBind, type Owned } from '../../../src/api/contract/service';
import { SelectField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { affected } from '../../../src/ui/service-order';
import { useToast } from '../../../src/ui/toast';
import { serviceBusinessText as text } from './service-business.text';

/** Chooses the gateway that something bought shall work on. */
export function BindDialog({ owned, onClose }: { owned: Owned; onClose: () => void }) {
  const toast = useToast();
  const { run } = useWrite(ownedBind, affected);
  const all = useRead(gateways, { per_page: 500, sort: 'remark', order: 'asc' });
  const submit = async ({ gwid }: { gwid: string }) => {
    await run({ id: owned.id, gwid });
    toast.success(text.bound);
    onClose();
  };
  return (
    <FormDialog<{ gwid: string }> title={text.bind} onSubmit={submit} onClose={onClose}>
      <SelectField
        name="gwid"
        label={text.choose}
        required
        source={all}
        options={(all.data?.list ?? []).map(({ id, remark }) => ({ value: id, label: remark }))}
      />
    </FormDialog>
  );
}
