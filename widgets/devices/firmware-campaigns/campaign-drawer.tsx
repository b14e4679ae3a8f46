import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { campaignDetail } from '../../../src/api/contract/firmware';
import { jobItems, type JobItem } from '../../../src/api/contract/job';
import { told } from '../../../src/api/said';
import { nameAtSite } from '../../../src/domain/device';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import type { ConfirmOptions } from '../../../src/ui/dialog';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { Meter } from '../../../src/ui/meter';
import { Note } from '../../../src/ui/note';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { useJobChanges } from '../../../src/ui/tasks';
import { useToast } from '../../../src/ui/toast';
import { UpgradeDialog } from '../shared/upgrade';
import { upgradeText } from '../shared/upgrade/upgrade.text';
import { perLanguage } from '../../../src/text/words';
import { betweenText } from '../../../src/text/between.text';
import { chinaTime, doneOf, kindOf } from './campaign-columns';
import { itemsEvery, useCampaign } from './firmware-campaigns.data';
import { Block, Facts, Wave, Waves } from './firmware-campaigns.styles';
import { firmwareCampaignsText as text } from './firmware-campaigns.text';

type Detail = DataOf<typeof campaignDetail>;

/** One upgrade at the right edge: plan, waves, devices, and what can be done about it. */
export function CampaignDrawer({ id, manage, onClose }: { id: string; manage: boolean; onClose: () => void }) {
  const { data, error, refresh, over } = useCampaign(id);
  return (
    <Drawer
      open
      beside
      width={640}
      title={data ? told(data.name, data.name_said) : text.detail}
      onClose={onClose}
      footer={manage && data && <Buttons campaign={data} onChange={refresh} />}
    >
      {data ? (
        <Content campaign={data} over={over} />
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={8} gap={24} />
      )}
    </Drawer>
  );
}

function Content({ campaign, over }: { campaign: Detail; over: boolean }) {
  const { state, reason, reason_said, running, waiting, waiting_offline: offline } = campaign;
  const busy = [
    running > 0 && text.running(running),
    waiting - offline > 0 && text.waiting(waiting - offline),
    offline > 0 && text.offline(offline),
    campaign.soak_until && state === 'running' && text.soaking(chinaTime(campaign.soak_until)),
  ].filter(Boolean);
  return (
    <>
      {state === 'paused' && <Note tone="warning">{told(reason, reason_said)}</Note>}
      <Block>
        <h3>{text.about}</h3>
        <Facts>
          <dt>{text.state}</dt>
          <dd>
            <Status kind={kindOf(campaign)}>{[text.states[state], ...busy].join(betweenText.parts)}</Status>
          </dd>
          <dt>{text.version}</dt>
          <dd>{campaign.version}</dd>
          <dt>{text.start}</dt>
          <dd>{text.zone(chinaTime(campaign.starts_at))}</dd>
          <dt>{text.until}</dt>
          <dd>{campaign.wait_until ? text.zone(chinaTime(campaign.wait_until)) : text.notWaiting}</dd>
          {campaign.waves.length > 1 && (
            <>
              <dt>{text.soak}</dt>
              <dd>{campaign.soak_minutes > 0 ? text.soakFor(campaign.soak_minutes) : text.soakNone}</dd>
            </>
          )}
          <dt>{text.stop}</dt>
          <dd>{campaign.stop_rate === null ? text.never : text.stopAt(campaign.stop_rate)}</dd>
        </Facts>
      </Block>
      <Block>
        <h3>{text.waves}</h3>
        <Waves>
          {campaign.results.map((wave) => (
            <Wave key={wave.wave}>
              <b>{text.wave(wave.wave + 1, campaign.waves[wave.wave] ?? 100)}</b>
              <span>{text.of(doneOf(wave), wave.total)}</span>
              <Meter
                value={doneOf(wave)}
                max={wave.total}
                tone={wave.failed > 0 ? 'warning' : 'success'}
                label={text.wave(wave.wave + 1, campaign.waves[wave.wave] ?? 100)}
              />
              <span role="status">{text.waveResult(wave.success, wave.failed, wave.skipped)}</span>
              {!over && state === 'running' && wave.wave === campaign.wave && <span>{text.now}</span>}
            </Wave>
          ))}
        </Waves>
      </Block>
      <Block>
        <h3>{text.devices}</h3>
        <DataTable<JobItem>
          label={text.devices}
          cacheKey="firmware.items"
          endpoint={jobItems}
          input={{ id: campaign.id }}
          prefix="i."
          columns={itemColumns()}
          rowName={nameOf}
          search={text.search}
          segments={itemStates()}
          every={itemsEvery(over)}
          maxHeight="420px"
          exportName={told(campaign.name, campaign.name_said)}
          empty={{ title: text.noDevices, reason: text.noDevicesReason }}
        />
      </Block>
    </>
  );
}

function Buttons({ campaign, onChange }: { campaign: Detail; onChange: () => Promise<unknown> }) {
  const { id, state } = campaign;
  const { act } = useAct();
  const toast = useToast();
  const changes = useJobChanges();
  const [editing, setEditing] = useState(false);
  const change = (what: 'cancel' | 'retry' | 'pause' | 'resume') =>
    act(() => changes[what].run({ id }), {
      confirm:
        what === 'cancel'
          ? { title: text.cancel, body: text.cancelAsk, danger: true }
          : what === 'resume' && state === 'scheduled' && startOf(campaign),
      then: onChange,
    });
  return (
    <>
      {(state === 'scheduled' || state === 'running' || state === 'paused') && (
        <Button variant="danger-quiet" busy={changes.cancel.busy} onClick={() => void change('cancel')}>
          {text.cancel}
        </Button>
      )}
      {state === 'scheduled' && <Button onClick={() => setEditing(true)}>{text.edit}</Button>}
      {state === 'running' && (
        <Button busy={changes.pause.busy} onClick={() => void change('pause')}>
          {text.pause}
        </Button>
      )}
      {(state === 'paused' || state === 'scheduled') && (
        <Button variant="primary" busy={changes.resume.busy} onClick={() => void change('resume')}>
          {state === 'paused' ? text.resume : text.startNow}
        </Button>
      )}
      {campaign.finished_at !== null && campaign.failed > 0 && (
        <Button variant="primary" busy={changes.retry.busy} onClick={() => void change('retry')}>
          {text.retry(campaign.failed)}
        </Button>
      )}
      {editing && (
        <UpgradeDialog
          campaign={campaign}
          onDone={() => {
            toast.success(text.saved);
            void onChange();
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

/** What begins at once, and interrupts the work of people, when a plan is not waited for. */
function startOf({ kind, waiting, waiting_offline: offline, wait_until, waves, results }: Detail): ConfirmOptions {
  const first = results[0]?.total ?? waiting;
  const more = [
    offline > 0 && text.startOffline(offline, wait_until !== null),
    waves.length > 1 && first < waiting && text.startWave(first),
  ];
  return {
    title: text.startNow,
    body: text.startAsk(waiting, upgradeText.kinds[kind]),
    detail: [text.startDetail, ...more].filter(Boolean).join(text.startSpace),
    confirm: text.startNow,
  };
}

const nameOf = ({ remark, site }: JobItem) => nameAtSite(remark, site);
const itemKinds = { waiting: 'off', running: 'progress', success: 'online', failed: 'danger', skipped: 'off' } as const;

const itemColumns = perLanguage(() =>
  columns<JobItem>([
    { key: 'remark', title: text.device, width: 160, grow: 1, strong: true, text: nameOf },
    {
      key: 'wave',
      title: text.batch,
      width: 80,
      text: (row) => (row.wave < 0 ? undefined : text.batchOf(row.wave + 1)),
    },
    {
      key: 'state',
      title: text.item,
      width: 96,
      text: (row) => text.items[row.state],
      render: (row) => <Status kind={itemKinds[row.state]}>{text.items[row.state]}</Status>,
    },
    {
      key: 'reason',
      title: text.reason,
      width: 160,
      grow: 1,
      text: (row) => told(row.reason, row.reason_said) || undefined,
    },
  ]),
);

const itemStates = perLanguage(() => ({
  name: 'state',
  label: text.item,
  options: [
    { value: '', label: text.allStates },
    ...(['running', 'failed', 'skipped', 'success'] as const).map((value) => ({ value, label: text.items[value] })),
  ],
}));
