import { useWrite } from '../../../src/api';
import { ownedBind, type Owned } from '../../../src/api/contract/service';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { affected, GatewayField } from '../../../src/ui/service-order';
import { useToast } from '../../../src/ui/toast';
import { serviceBusinessText as text } from './service-business.text';

interface Values {
  gwid: string;
  sure?: boolean;
}

/** Chooses the gateway that something bought shall work on. */
export function BindDialog({ owned, onClose }: { owned: Owned; onClose: () => void }) {
  const toast = useToast();
  const { run } = useWrite(ownedBind, affected);
  const submit = async ({ gwid, sure = false }: Values) => {
    await run({ id: owned.id, gwid, sure });
    toast.success(text.bound);
    onClose();
  };
  return (
    <FormDialog<Values> title={text.bind} ok={verbs.bind} onSubmit={submit} onClose={onClose}>
      <GatewayField service={owned.service} label={text.choose} />
    </FormDialog>
  );
}
