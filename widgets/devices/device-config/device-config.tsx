import type { PropsOf } from '../../../src/element/contract';
import { Empty } from '../../../src/ui/empty';
import { Note } from '../../../src/ui/note';
import { StagedSection, useStaged } from '../../../src/ui/staged';
import type { deviceConfigContract } from './device-config.contract';
import { deviceConfigText as text } from './device-config.text';

/** One section of what a device is set to: drafted here, sent when its reader says so. */
export function DeviceConfig({ device = '', section = 'vlan' }: PropsOf<typeof deviceConfigContract>) {
  const staged = useStaged(device);
  const { config } = staged;
  const untold = config?.sections?.includes(section) && !config.document[section];
  return (
    <div part="panel">
      {untold && <Note tone="warning">{text.untold}</Note>}
      {device ? (
        <StagedSection staged={staged} section={section} />
      ) : (
        <Empty kind="nothing" title={text.noDevice} reason={text.noDeviceReason} />
      )}
    </div>
  );
}
