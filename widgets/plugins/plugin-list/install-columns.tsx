import { told } from '../../../src/api/said';
import type { PluginInstallation } from '../../../src/api/contract/plugin';
import { number } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { DeliveryStatus, deliveryText } from '../../../src/ui/delivery';
import { Status } from '../../../src/ui/status';
import { columns } from '../../../src/ui/table';
import { betweenText } from '../../../src/text/between.text';
import { pluginListText as text } from './plugin-list.text';

/** A gateway's name. */
export const gatewayOf = ({ remark, gwid }: PluginInstallation): string => remark || gwid;

/** How it runs, as its gateway says. */
export const RunStatus = ({ row }: { row: PluginInstallation }) =>
  row.run === null ? <Status kind="off">{text.untold}</Status> : <Status kind={kinds[row.run]}>{runOf(row)}</Status>;

const kinds = { running: 'online', stopped: 'off', failing: 'danger', refused: 'danger' } as const;

const runOf = ({ run, run_reason }: PluginInstallation): string =>
  run === null ? text.untold : [text.runs[run], run_reason].filter(Boolean).join(betweenText.told);

/** The one it shall have, and the newer one that there is. */
export const versionOf = ({ version, newest }: PluginInstallation): string =>
  version === newest ? version : `${version} → ${newest}`;

/** Columns of plugins on gateways. */
export const installColumns = perLanguage(() =>
  columns<PluginInstallation>([
    { key: 'name', title: text.plugin, width: 144, grow: 1, strong: true, fixed: true },
    {
      key: 'remark',
      title: text.gateway,
      width: 184,
      grow: 1,
      text: gatewayOf,
    },
    { key: 'version', title: text.version, width: 136, text: versionOf },
    { key: 'run', title: text.state, width: 176, text: runOf, render: (row) => <RunStatus row={row} /> },
    {
      key: 'delivery',
      title: text.delivery,
      width: 112,
      text: (row) => deliveryText[row.delivery],
      render: (row) => <DeliveryStatus state={row.delivery} error={told(row.delivery_error, row.delivery_said)} />,
    },
    {
      key: 'cpu',
      title: 'CPU',
      unit: '%',
      width: 80,
      align: 'right',
      priority: 2,
      text: (row) => (row.cpu === null ? undefined : number(row.cpu)),
    },
    {
      key: 'memory',
      title: text.memory,
      unit: 'MB',
      width: 96,
      align: 'right',
      priority: 2,
      text: (row) => (row.memory === null ? undefined : number(row.memory)),
    },
    {
      key: 'reported_at',
      title: text.reported,
      width: 168,
      priority: 3,
      at: (row) => row.reported_at,
    },
  ]),
);
