import { useState } from 'react';
import { longestRemark } from '../../../src/domain/device';
import type { PropsOf } from '../../../src/element/contract';
import { time } from '../../../src/format';
import { maxLength, required } from '../../../src/rules';
import { usePlace } from '../../../src/session/place';
import { checks } from '../../../src/text';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { Button, IconButton } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { CommandState, Fact } from '../../../src/ui/device';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { CircleArrowUp, MapPin, Pencil, Power } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Missing } from '../../../src/ui/missing';
import { PageActions } from '../../../src/ui/page';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import { useToast } from '../../../src/ui/toast';
import { EquipmentHead, EquipmentState } from '../shared/equipment-head';
import type { apHeadContract } from './ap-head.contract';
import { useAp, useLocate, useOrdered, useReboot, useRename, type Ap } from './ap-head.data';
import { apHeadText as text } from './ap-head.text';

/** Planning an upgrade is rare and has many fields. */
const UpgradeDialog = lazy(() => import('../shared/upgrade').then((m) => m.UpgradeDialog));

const remarkRule = perLanguage(() => checks<string>(text.remark, required, maxLength(longestRemark)));

/** Who an access point is, how it is, and what can be done with it. */
export function ApHead({ device = '', manage = false }: PropsOf<typeof apHeadContract>) {
  const { data, error, refresh } = useAp(device);
  const place = usePlace();
  const [renaming, setRenaming] = useState(false);
  const back = <Button onClick={() => place.go({ name: 'ap_index' })}>{text.toList}</Button>;
  if (!device) return <Empty kind="nothing" title={text.none} reason={text.noneReason} action={back} />;
  if (!data) {
    if (!error) return <Skeleton rows={2} />;
    if (error.kind !== 'notFound') return <Failed error={error} onRetry={() => void refresh()} />;
    return <Missing title={text.missing} gone="unbound" action={back} />;
  }
  return (
    <div part="panel">
      {manage && <Actions ap={data} refresh={refresh} />}
      <EquipmentHead
        device={data}
        state={<State ap={data} />}
        copy={(address) => address && <CopyButton text={address} />}
        end={
          manage && (
            <IconButton label={text.rename} size="sm" onClick={() => setRenaming(true)}>
              <Pencil />
            </IconButton>
          )
        }
      >
        <Fact name={text.serial} value={data.serial} mono />
      </EquipmentHead>
      {renaming && <Rename ap={data} onClose={() => setRenaming(false)} />}
    </div>
  );
}

function State({ ap }: { ap: Ap }) {
  const { status, alarm_count: alarms, alarm_level: level, firmware_new: newer, blinking_until: until } = ap;
  return (
    <>
      {status === 'online' && alarms > 0 ? (
        <Status kind={level === 'FATAL' ? 'danger' : 'warning'}>{text.alarms(alarms)}</Status>
      ) : (
        <EquipmentState device={ap} />
      )}
      {until && <Status kind="progress">{text.blinking(time(until))}</Status>}
      {newer && <Tag tone="info">{text.upgradable(newer)}</Tag>}
    </>
  );
}

/** What it is told, and how that stands: it is only done when the device said so. */
function Actions({ ap: { id, remark, status, blinking_until: until }, refresh }: { ap: Ap; refresh: () => unknown }) {
  const { command, waiting, setOrdered } = useOrdered(refresh);
  const [upgrading, setUpgrading] = useState(false);
  const rebooting = useReboot();
  const locating = useLocate();
  const { act } = useAct();
  const toast = useToast();
  const away = status === 'offline';
  const reason = away ? text.offlineReason : undefined;
  const locate = () => act(() => locating.run({ id, on: until === null }), { then: ({ data }) => setOrdered(data) });
  const reboot = () =>
    act(() => rebooting.run({ id }), {
      confirm: { title: text.reboot, body: text.rebootAsk(remark), danger: true },
      then: ({ data }) => setOrdered(data),
    });
  return (
    <PageActions>
      <CommandState command={command} say={(state) => text.state(text.told[command?.kind ?? ''] ?? '', state)} />
      <Button
        icon={<MapPin />}
        busy={locating.busy}
        disabled={waiting || away}
        title={reason ?? text.locateHint}
        onClick={() => void locate()}
      >
        {until ? text.stop : text.locate}
      </Button>
      <Button icon={<CircleArrowUp />} onClick={() => setUpgrading(true)}>
        {text.upgrade}
      </Button>
      <Button
        icon={<Power />}
        busy={rebooting.busy}
        disabled={waiting || away}
        title={reason}
        onClick={() => void reboot()}
      >
        {text.reboot}
      </Button>
      <Suspense>
        {upgrading && (
          <UpgradeDialog
            target={{ ids: [id] }}
            kind="ap"
            onDone={({ state }) => toast.success(state === 'scheduled' ? text.upgradePlanned : text.upgradeStarted)}
            onClose={() => setUpgrading(false)}
          />
        )}
      </Suspense>
    </PageActions>
  );
}

function Rename({ ap: { id, remark }, onClose }: { ap: Ap; onClose: () => void }) {
  const renaming = useRename();
  const toast = useToast();
  const submit = async (values: { remark: string }) => {
    await renaming.run({ id, remark: values.remark.trim() });
    toast.success(text.renamed);
    onClose();
  };
  return (
    <FormDialog title={text.rename} ok={verbs.save} initial={{ remark }} onSubmit={submit} onClose={onClose}>
      <TextField name="remark" label={text.remark} required maxLength={longestRemark} rules={[remarkRule()]} />
    </FormDialog>
  );
}
