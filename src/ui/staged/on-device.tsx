import { useState } from 'react';
import { time } from '../../format';
import { Button } from '../button';
import { lazy, Suspense } from '../lazy';
import { Status } from '../status';
import { stagedText as text } from './staged.text';
import type { Staged } from './use-staged';

const OnDeviceDialog = lazy(() => import('./on-device-dialog').then((m) => m.OnDeviceDialog));

/** How what the device is set to stands to what the cloud knows, in a few words, and the way to see it. */
export function OnDevice({ staged }: { staged: Staged }) {
  const [open, setOpen] = useState(false);
  const { config } = staged;
  if (!config) return null;
  const on = config.on_device;
  if (!on) return <span title={text.unknownWhy}>{text.unknown}</span>;
  const { state, read_at, differences } = on;
  return (
    <span data-on-device={state}>
      {state === 'same' && text.same(time(read_at))}
      {state === 'old' && text.notRead}
      {state === 'unfit' && <Status kind="warning">{text.unfit}</Status>}
      {state === 'differs' && <Status kind="warning">{text.differs(differences)}</Status>}
      {state === 'differs' && (
        <Button size="sm" variant="link" onClick={() => setOpen(true)}>
          {text.showAll}
        </Button>
      )}
      {open && (
        <Suspense>
          <OnDeviceDialog staged={staged} config={config} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
