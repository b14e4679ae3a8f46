import { useState } from 'react';
import { useRead, useWrite } from '../../../src/api';
import type { Network, NetworkBrief } from '../../../src/api/contract/sdwan';
import { sdwanCheck, sdwanChecks, sdwanCheckStart } from '../../../src/api/contract/sdwan-check';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Download } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Missing } from '../../../src/ui/missing';
import { Note } from '../../../src/ui/note';
import { PageActions } from '../../../src/ui/page';
import { Select } from '../../../src/ui/select';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { useToast } from '../../../src/ui/toast';
import { mapPlace, networkPlace, pagesOf } from '../shared/pages';
import { CheckHistory } from './check-history';
import { CheckRun } from './check-run';
import { reportRows } from './findings';
import { Box, Layout, Tools } from './sdwan-examination.styles';
import { sdwanExaminationText as text } from './sdwan-examination.text';

/** Milliseconds between two looks: while a run goes on, and otherwise, when somebody else may begin one. */
const soon = 1000;
const seldom = 30_000;
/** Runs of the history; the server keeps as many. */
const shown = 30;

interface NetworkChecksProps {
  network: Network;
  /** Networks to choose from; none: it is given. */
  choices: readonly NetworkBrief[];
  manage: boolean;
}

/** Runs of one network: the chosen one, the others beside it, and the way to begin another. */
export function NetworkChecks({ network, choices, manage }: NetworkChecksProps) {
  const place = usePlace();
  const { act } = useAct();
  const toast = useToast();
  const starting = useWrite(sdwanCheckStart, ['/api/v3/sdwan/check/']);
  const { id } = network;
  const [hurry, setHurry] = useState(false);
  const every = hurry ? soon : seldom;
  const runs = useRead(sdwanChecks, { network: id, per_page: shown }, { every });
  const newest = runs.data?.list[0];
  const chosen = place.query.check ?? newest?.id ?? '';
  const check = useRead(sdwanCheck, chosen ? { id: chosen } : null, { every });
  const running = newest?.state === 'running';
  // Until both have heard of its end.
  const open = running || check.data?.state === 'running';
  if (hurry !== open) setHurry(open);
  const allowed = network.limits?.examined === true;
  const centre = network.member_list.find(({ role }) => role === 'main') ?? network.member_list[0];

  const start = () =>
    act(() => starting.run({ id }), {
      then: ({ data }) => {
        if (data.joined) toast.info(text.joined);
        place.setQuery({ check: data.id });
      },
    });
  const save = async () => {
    if (!check.data) return;
    const [{ exportFile, fileName, saveFile }, { sheetOf }] = await Promise.all([
      import('../../../src/ui/table/export/file'),
      import('../../../src/ui/table/export/sheet'),
    ]);
    const name = text.exportName(network.name);
    const rows = reportRows(check.data.items).map((line) => ({ line, simulated: network.simulated }));
    const { head, lineOf } = sheetOf(
      text.exportHead.map((title, at) => ({
        key: String(at),
        title,
        exported: ({ line }: (typeof rows)[number]) => line[at],
      })),
      rows,
    );
    const file = await exportFile('csv', name, head);
    file.add(rows.map(lineOf));
    saveFile(file.finish(), fileName(name, 'csv', new Date(check.data.started_at)));
  };
  const body = () => {
    if (check.error?.detail.status === 404 || (check.data && ![id, null].includes(check.data.network))) {
      const latest = <Button onClick={() => place.setQuery({ check: undefined })}>{text.latest}</Button>;
      return <Missing title={text.missing} gone="deleted" action={latest} />;
    }
    const error = runs.error ?? check.error;
    if (error && !check.data)
      return <Failed error={error} onRetry={() => Promise.all([runs.refresh(), check.refresh()])} />;
    if (runs.data && !chosen) return <Empty kind="nothing" title={text.none} reason={text.noneReason} />;
    return check.data ? <CheckRun check={check.data} network={network} /> : <Skeleton height={360} />;
  };

  return (
    <Box part="panel">
      <PageActions>
        {check.data && check.data.state !== 'running' && (
          <Button icon={<Download />} onClick={() => void save()}>
            {text.export}
          </Button>
        )}
        {manage && allowed && (
          <Button variant="primary" busy={starting.busy} disabled={running} onClick={() => void start()}>
            {newest ? text.again : text.start}
          </Button>
        )}
      </PageActions>
      <Tools>
        {choices.length > 0 && (
          <label>
            {text.network}
            <Select
              size="sm"
              value={id}
              options={choices.map((one) => ({ value: one.id, label: one.name }))}
              onChange={(value) => place.setQuery({ id: value, check: undefined })}
            />
          </label>
        )}
        {network.simulated && <Simulated />}
        <span data-end="">
          {centre && <To to={mapPlace(network, centre.gwid, network.topology)}>{text.map}</To>}
          <To to={networkPlace(network)}>{text.manageNetwork}</To>
        </span>
      </Tools>
      {!allowed && (
        <Note tone="warning">
          {text.notIncluded} <To to={{ name: pagesOf[network.service].packages }}>{text.upgrade}</To>
        </Note>
      )}
      <Layout $alone={!runs.data || runs.data.list.length === 0}>
        {body()}
        {runs.data && runs.data.list.length > 0 && (
          <CheckHistory
            runs={runs.data.list}
            chosen={chosen}
            onChoose={(run) => place.setQuery({ check: run === newest?.id ? undefined : run })}
          />
        )}
      </Layout>
    </Box>
  );
}
