import type { DataOf } from '../../../src/api';
import type { cameras } from '../../../src/api/contract/equipment';
import { bytes } from '../../../src/format';
import { To } from '../../../src/ui/link';
import { Meter } from '../../../src/ui/meter';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { DiskLine, Lines } from './camera-list.styles';
import { cameraListText as text } from './camera-list.text';

type Disk = DataOf<typeof cameras>['disks'][number];

/** Lines at most; the list itself tells about the rest. */
const most = 4;
/** How full the plans make a disk; without a disk nothing fits. */
const share = ({ need, disk }: Disk) => (need === 0 ? 0 : disk ? need / disk : Infinity);

/** What the storage plans fill of the disks that they record to, fullest first as the server gives them. */
export function Disks({ disks, total }: { disks: readonly Disk[]; total: number }) {
  const shown = disks.slice(0, most);
  return (
    <PaneBox aria-label={text.disks}>
      <PaneHead title={text.disks} note={text.disksNote(shown.length, total)} />
      <Lines>
        {shown.map((disk) => (
          <Line key={disk.gwid} disk={disk} />
        ))}
      </Lines>
    </PaneBox>
  );
}

function Line({ disk }: { disk: Disk }) {
  const over = share(disk) > 1;
  return (
    <DiskLine>
      <To to={{ name: 'camera', params: { gwid: disk.gwid } }}>{disk.remark || disk.gwid}</To>
      <span>{text.cameras(disk.cameras)}</span>
      <Meter value={disk.need} max={disk.disk ?? 0} tone={over ? 'danger' : 'success'} />
      <span>
        {bytes(disk.need)} / {disk.disk === null ? '—' : bytes(disk.disk)}
      </span>
      <Status kind={over ? 'danger' : 'online'}>{over ? (disk.disk ? text.tooSmall : text.noDisk) : text.fits}</Status>
    </DiskLine>
  );
}
