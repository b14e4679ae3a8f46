import { useEffect } from 'react';
import { useRead } from '../../api';
import { configRunning, type DeviceConfig } from '../../api/contract/config';
import { useAct } from '../act';
import { Button } from '../button';
import { Failed } from '../failed';
import { CheckboxField } from '../form';
import { Note } from '../note';
import { Skeleton } from '../skeleton';
import { DifferenceTable } from './difference-table';
import { onDeviceText as text } from './on-device.text';
import type { Staged } from './use-staged';

/** Props of `Unseen`. */
export interface UnseenProps {
  staged: Staged;
  config: DeviceConfig;
  /** Hears what is shown. */
  onShown: (hash: string) => void;
}

/** What would be lost on the device with the next delivery; sent only by who says that they saw it. */
export function Unseen({ staged, config, onShown }: UnseenProps) {
  const { act } = useAct();
  const { data, error, refresh } = useRead(configRunning, { id: config.id });
  const hash = data?.on_device.hash;
  useEffect(() => {
    if (hash !== undefined) onShown(hash);
  }, [hash, onShown]);
  if (!data) return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={4} />;
  return (
    <>
      <Note tone="danger">
        <b>{text.lost(config.on_device?.differences ?? data.changes.length)}</b>
        <div>
          {text.lostWhy}{' '}
          <Button
            size="sm"
            variant="link"
            disabled={staged.busy}
            onClick={() => void act(() => staged.importRunning(data.on_device.hash), { said: text.importedDraft })}
          >
            {text.import}
          </Button>
        </div>
      </Note>
      <DifferenceTable config={config} running={data} />
      <CheckboxField name="over" label={text.over} required>
        {text.overText}
      </CheckboxField>
    </>
  );
}
