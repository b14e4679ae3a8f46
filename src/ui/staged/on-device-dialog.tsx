import { useRead } from '../../api';
import { configRunning, type DeviceConfig } from '../../api/contract/config';
import { useAct } from '../act';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import { Note } from '../note';
import { Skeleton } from '../skeleton';
import { DifferenceTable } from './difference-table';
import { onDeviceText as text } from './on-device.text';
import { Gap } from './staged.styles';
import type { Staged } from './use-staged';

/** Props of `OnDeviceDialog`. */
export interface OnDeviceDialogProps {
  staged: Staged;
  config: DeviceConfig;
  onClose: () => void;
}

/** What a device is set to beside what the cloud knows, with the two ways out of it. Exists only while open. */
export function OnDeviceDialog({ staged, config, onClose }: OnDeviceDialogProps) {
  const { act } = useAct();
  const { data, error, refresh } = useRead(configRunning, { id: config.id });
  const seen = data?.on_device.hash ?? '';
  const under = config.delivery?.state === 'pending' || config.delivery?.state === 'sent';
  const take = async () => {
    if (await act(() => staged.importRunning(seen), { said: text.imported })) onClose();
  };
  const overwrite = async () => {
    const confirm = {
      title: text.overwriteTitle(config.remark),
      body: text.overwriteBody(data?.changes.length ?? 0),
      confirm: text.overwrite,
      danger: true,
    };
    if (await act(() => staged.overwrite(seen), { confirm, said: text.overwritten })) onClose();
  };
  const differs = data?.on_device.state === 'differs';
  return (
    <Dialog
      open
      title={text.title}
      width={960}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.close}</Button>
          {differs && (
            <>
              <Button disabled={staged.busy} onClick={() => void overwrite()}>
                {text.overwrite}
              </Button>
              <Button variant="primary" disabled={staged.busy || under} onClick={() => void take()}>
                {text.import}
              </Button>
            </>
          )}
        </>
      }
    >
      {!data && error && <Failed error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && (
        <Gap>
          {differs && <Note tone="warning">{under ? text.under : text.why}</Note>}
          {data.on_device.state === 'old' && <Note>{text.old}</Note>}
          <DifferenceTable config={config} running={data} />
        </Gap>
      )}
    </Dialog>
  );
}
