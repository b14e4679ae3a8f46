import type { PropsOf } from '../../../src/element/contract';
import { Empty } from '../../../src/ui/empty';
import { StagedSection, useStaged } from '../../../src/ui/staged';
import type { deviceConfigContract } from './device-config.contract';
import { deviceConfigText as text } from './device-config.text';

/** One section of what a device is set to: drafted here, sent when its reader says so. */
export function DeviceConfig({ device = '', section = 'vlan' }: PropsOf<typeof deviceConfigContract>) {
  const staged = useStaged(device);
  return (
    <div part="panel">
      {device ? <StagedSection staged={staged} section={section} /> : <Empty kind="nothing" title={text.noDevice} />}
    </div>
  );
}
