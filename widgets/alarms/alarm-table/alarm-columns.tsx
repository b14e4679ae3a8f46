import type { AlarmRow } from '../../../src/api/contract/alarm';
import { dateTime, time } from '../../../src/format';
import { AlarmLevel } from '../../../src/ui/alarm-level';
import { Status } from '../../../src/ui/status';
import { columns, widthFor } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { alarmSentence } from '../../../src/text/alarm-sentence';
import { alarmSilenceText } from './alarm-silence.text';
import { alarmTableText as text } from './alarm-table.text';
import { AlarmName } from './alarm-name';

/** How an alarm stands. */
export const AlarmState = ({ row }: { row: Pick<AlarmRow, 'state'> }) => (
  <Status kind={tones[row.state]}>{text.states[row.state]}</Status>
);

const tones = { active: 'danger', acknowledged: 'progress', cleared: 'online' } as const;

/** Columns of the alarm table. */
export const alarmColumns = perLanguage(() =>
  columns<AlarmRow>([
    {
      key: 'level',
      title: text.level,
      width: widthFor(text.levels, 88, { shaped: true }),
      fixed: true,
      sortable: true,
      text: (row) => text.levels[row.level],
      render: (row) => <AlarmLevel level={row.level} />,
    },
    {
      key: 'content',
      title: text.content,
      width: 264,
      grow: 3,
      fixed: true,
      strong: true,
      text: alarmSentence,
      render: (row) => <AlarmName row={row} />,
    },
    {
      key: 'category',
      title: text.category,
      width: widthFor(text.categories, 80),
      priority: 3,
      text: (row) => text.categories[row.category],
    },
    {
      key: 'state',
      title: text.state,
      width: widthFor(text.states, 96, { shaped: true }),
      priority: 2,
      text: (row) => text.states[row.state],
      render: (row) => <AlarmState row={row} />,
    },
    { key: 'assignee', title: text.assignee, width: 96, priority: 2 },
    {
      key: 'raised_at',
      title: text.raisedAt,
      width: 116,
      sortable: true,
      text: (row) => time(row.raised_at),
      exported: (row) => dateTime(row.raised_at),
    },
    {
      key: 'cleared_at',
      title: text.clearedAt,
      width: 128,
      off: true,
      text: (row) => row.cleared_at && time(row.cleared_at),
      exported: (row) => (row.cleared_at ? dateTime(row.cleared_at) : ''),
    },
    // Under what happened it stands anyway.
    { key: 'gateway_remark', title: text.gateway, width: 160, off: true },
    { key: 'note', title: text.note, width: 160, off: true, text: (row) => row.note || undefined },
  ]),
);

const byKey = (key: string) => alarmColumns().filter((column) => column.key === key);

/** Columns of the alarms that are kept quiet: what, and by what. */
export const silencedColumns = perLanguage(() =>
  columns<AlarmRow>([
    ...['level', 'content'].flatMap(byKey),
    { key: 'quiet', title: alarmSilenceText.by, width: 200, grow: 2, text: (row) => silenceReason(row) },
    {
      key: 'until',
      title: alarmSilenceText.until,
      width: 136,
      text: (row) =>
        row.quiet?.until ? time(row.quiet.until) : row.quiet?.type === 'flap' ? alarmSilenceText.untilCalm : '',
    },
    ...['raised_at', 'assignee', 'gateway_remark', 'note'].flatMap(byKey),
  ]),
);

/** What keeps an alarm quiet, in words. */
export const silenceReason = ({ quiet }: Pick<AlarmRow, 'quiet'>): string | undefined =>
  quiet ? alarmSilenceText.reason(alarmSilenceText.reasons[quiet.type], quiet.name ?? '') : undefined;
