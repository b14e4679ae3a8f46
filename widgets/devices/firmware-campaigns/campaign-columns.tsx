import type { Campaign } from '../../../src/api/contract/firmware';
import { told } from '../../../src/api/said';
import { time } from '../../../src/format';
import { Meter } from '../../../src/ui/meter';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { Share } from './firmware-campaigns.styles';
import { firmwareCampaignsText as text } from './firmware-campaigns.text';

const zone = 'Asia/Shanghai';

/** A moment as people in China read it. */
export const chinaTime = (at: string | null): string => time(at, { zone });

/** Items that are over. */
export const doneOf = ({ success, failed, skipped }: Pick<Campaign, 'success' | 'failed' | 'skipped'>): number =>
  success + failed + skipped;

/** How the state of an upgrade looks. */
export function kindOf({ state, failed }: Pick<Campaign, 'state' | 'failed'>): StatusKind {
  if (state === 'running') return 'progress';
  if (state === 'paused') return 'warning';
  if (state === 'cancelled' || state === 'scheduled') return 'off';
  return failed > 0 ? 'danger' : 'online';
}

/** Columns of the upgrades. */
export const campaignColumns = perLanguage(() =>
  columns<Campaign>([
    {
      key: 'name',
      title: text.name,
      width: 180,
      grow: 2,
      strong: true,
      fixed: true,
      text: (row) => told(row.name, row.name_said),
    },
    { key: 'version', title: text.version, width: 112, mono: true },
    {
      key: 'state',
      title: text.state,
      width: 104,
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={kindOf(row)}>{text.states[row.state]}</Status>,
    },
    {
      key: 'done',
      title: text.progress,
      width: 200,
      grow: 1,
      text: (row) => text.of(doneOf(row), row.total),
      render: (row) => (
        <Share>
          <Meter value={doneOf(row)} max={row.total} />
          {text.of(doneOf(row), row.total)}
        </Share>
      ),
    },
    {
      key: 'results',
      title: text.results,
      width: 152,
      align: 'right',
      text: (row) => `${row.success} / ${row.failed} / ${row.skipped}`,
    },
    { key: 'starts_at', title: text.startsAt, width: 168, text: (row) => chinaTime(row.starts_at) },
    { key: 'actor', title: text.actor, width: 140, priority: 2, text: (row) => row.actor || undefined },
  ]),
);
