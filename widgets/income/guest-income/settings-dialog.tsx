import { useRead } from '../../../src/api';
import { deviceConfig } from '../../../src/api/contract/config';
import type { MethodGateway } from '../../../src/api/contract/income';
import { newRow, sectionOf, type ConfigRow, type ConfigValue } from '../../../src/domain/config';
import type { GuestSource } from '../../../src/domain/income';
import { Dialog } from '../../../src/ui/dialog';
import { Failed } from '../../../src/ui/failed';
import { FormDialog } from '../../../src/ui/form-dialog';
import { Skeleton } from '../../../src/ui/skeleton';
import { ConfigFields, localize } from '../../../src/ui/staged';
import { useToast } from '../../../src/ui/toast';
import { methodWords } from '../../../src/ui/auth-method/auth-method.text';
import { useSend } from './guest-income.data';
import { guestIncomeText as text } from './guest-income.text';

const methods = sectionOf('gateway', 'auth_methods')!;
const sources = { wan: [], lan: [] };
const nothingAcross = () => undefined;

interface SettingsDialogProps {
  source: GuestSource;
  gateway: MethodGateway;
  onClose: () => void;
}

/** What a gateway needs for a way to sign in, sent to it at once; on from then on. */
export function SettingsDialog({ source, gateway, onClose }: SettingsDialogProps) {
  const { data, error, refresh } = useRead(deviceConfig, { id: gateway.id });
  const title = gateway.on ? text.settingsTitle(gateway.remark) : text.enableTitle(gateway.remark);
  if (!data) {
    return (
      <Dialog open title={title} onClose={onClose}>
        {error ? <Failed error={error} onRetry={refresh} /> : <Skeleton height={160} />}
      </Dialog>
    );
  }
  const row = data.document.auth_methods?.find(({ id }) => id === source) ?? newRow(methods, source);
  return <Settings {...{ source, gateway, onClose, title, row }} vlans={new Set(data.vlans)} />;
}

interface SettingsProps extends SettingsDialogProps {
  title: string;
  row: ConfigRow;
  vlans: ReadonlySet<number>;
}

type Typed = Record<string, ConfigValue | undefined>;

function Settings({ source, gateway, onClose, title, row, vlans }: SettingsProps) {
  const send = useSend(source);
  const toast = useToast();
  const initial: ConfigRow = { ...row, enabled: true };
  const only = methods.fields.map(({ name }) => name).filter((name) => name !== 'enabled');
  const submit = async (values: Typed) => {
    const typed = Object.entries(values).filter(([name, value]) => only.includes(name) && value !== row[name]);
    const fields = Object.fromEntries(typed.map(([name, value]) => [name, value ?? '']));
    const note = (gateway.on ? text.settingsNote : text.enabledNote)(methodWords[source]);
    const sent = await send(gateway.id, { ...fields, enabled: true }, note);
    toast.success(sent ? text.queued : text.same);
    onClose();
  };
  return (
    <FormDialog<Typed> title={title} ok={text.send} width={520} initial={initial} onSubmit={submit} onClose={onClose}>
      <ConfigFields section={localize(methods)} row={initial} across={nothingAcross} {...{ vlans, sources, only }} />
    </FormDialog>
  );
}
