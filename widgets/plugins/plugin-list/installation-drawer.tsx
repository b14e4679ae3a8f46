import { told } from '../../../src/api/said';
import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { pluginInstallation } from '../../../src/api/contract/plugin';
import { number, time } from '../../../src/format';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { Note } from '../../../src/ui/note';
import { Figure, Pairs } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Tabs } from '../../../src/ui/tabs';
import { Block } from '../shared/plugins.styles';
import { gatewayOf, RunStatus, versionOf } from './install-columns';
import { useInstallation } from './plugin-list.data';
import { Figures, Log, Rows } from './plugin-list.styles';
import { pluginListText as text } from './plugin-list.text';
import { SettingsForm } from './settings-form';

/** What is known of a plugin on a gateway. */
export type Installation = DataOf<typeof pluginInstallation>;

type Tab = 'status' | 'settings' | 'log';

interface InstallationDrawerProps {
  gwid: string;
  plugin: string;
  manage: boolean;
  onClose: () => void;
}

/** A plugin on a gateway at the right edge: what it reports, its settings, its log. */
export function InstallationDrawer({ gwid, plugin, manage, onClose }: InstallationDrawerProps) {
  const { data, error, refresh } = useInstallation(gwid, plugin);
  const [tab, setTab] = useState<Tab>('status');
  return (
    <Drawer open beside title={data ? `${data.name} · ${gatewayOf(data)}` : text.plugin} onClose={onClose}>
      {data ? (
        <Tabs<Tab>
          value={tab}
          onChange={setTab}
          label={text.parts}
          items={(['status', 'settings', 'log'] as const).map((key) => ({ key, label: text.tabs[key] }))}
        >
          {tab === 'status' && <StatusPanel row={data} />}
          {tab === 'settings' && <SettingsForm row={data} manage={manage} />}
          {tab === 'log' && <Lines row={data} />}
        </Tabs>
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Drawer>
  );
}

function StatusPanel({ row }: { row: Installation }) {
  return (
    <>
      <Block>
        <Pairs>
          <dt>{text.state}</dt>
          <dd>
            <RunStatus row={row} /> {row.simulated && <Simulated />}
          </dd>
          <dt>{text.version}</dt>
          <dd>{versionOf(row)}</dd>
          {row.run_version && row.run_version !== row.version && (
            <>
              <dt>{text.runVersion}</dt>
              <dd>{row.run_version}</dd>
            </>
          )}
          <dt>{text.delivery}</dt>
          <dd>
            <DeliveryStatus state={row.delivery} error={told(row.delivery_error, row.delivery_said)} />
          </dd>
          <dt>CPU</dt>
          <dd>{row.cpu === null ? '—' : `${number(row.cpu)} %`}</dd>
          <dt>{text.memory}</dt>
          <dd>{row.memory === null ? '—' : `${number(row.memory)} / ${row.manifest.memory} MB`}</dd>
          <dt>{text.reported}</dt>
          <dd>{row.reported_at ? time(row.reported_at) : text.never}</dd>
        </Pairs>
      </Block>
      {row.reported_at === null && <Note>{text.nothingYet}</Note>}
      {row.reported_at !== null && <Reported row={row} />}
    </>
  );
}

/** What the manifest declares of what came. */
function Reported({ row: { manifest, status } }: { row: Installation }) {
  const single = manifest.status.filter(({ kind }) => kind !== 'rows');
  return (
    <>
      {single.length > 0 && (
        <Figures>
          {single.map(({ name, label, unit }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <Figure>
                  {figureOf(status[name])}
                  {unit && status[name] !== undefined && <small> {unit}</small>}
                </Figure>
              </dd>
            </div>
          ))}
        </Figures>
      )}
      {manifest.status
        .filter(({ kind }) => kind === 'rows')
        .map(({ name, label, columns = [] }) => (
          <Block key={name}>
            <h3>{label}</h3>
            <Rows>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rowsOf(status[name]).map((cells, at) => (
                  <tr key={at}>
                    {columns.map((column, index) => (
                      <td key={column}>{cells[index] ?? '—'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Rows>
            {rowsOf(status[name]).length === 0 && <p>{text.noRows}</p>}
          </Block>
        ))}
    </>
  );
}

const figureOf = (value: unknown): string =>
  typeof value === 'number' ? number(value) : typeof value === 'string' && value ? value : '—';

const rowsOf = (value: unknown): string[][] => (Array.isArray(value) ? (value as string[][]) : []);

const Lines = ({ row: { log } }: { row: Installation }) =>
  log.length === 0 ? (
    <Note>{text.noLog}</Note>
  ) : (
    <Log aria-label={text.tabs.log}>
      {log.map((line, at) => (
        <li key={at}>{line}</li>
      ))}
    </Log>
  );
