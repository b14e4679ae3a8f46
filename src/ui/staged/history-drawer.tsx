import { useState } from 'react';
import { useRead } from '../../api';
import { configCompare, configVersions, type ConfigVersion } from '../../api/contract/config';
import { told } from '../../api/said';
import { dateTime } from '../../format';
import { useAct } from '../act';
import { Button } from '../button';
import { Drawer } from '../drawer';
import { Failed } from '../failed';
import { Skeleton } from '../skeleton';
import { Tag } from '../tag';
import { betweenText } from '../../text/between.text';
import { sectionWord } from '../../text/config.text';
import { actorSaid } from '../../text/actor.text';
import { ChangeList } from './changes';
import { DeliveryStatus } from '../delivery';
import { Plain, VersionItem } from './staged.styles';
import { historyText as own } from './history.text';
import { stagedText as text } from './staged.text';
import type { Staged } from './use-staged';

/** Versions shown at first, and more with each press. */
const step = 20;

/** Every version of a device's configuration, with the way back to it. Exists only while open. */
export function HistoryDrawer({ staged, onClose }: { staged: Staged; onClose: () => void }) {
  const [count, setCount] = useState(step);
  const { config } = staged;
  const id = config?.id;
  const { data, error, refresh } = useRead(configVersions, id ? { id, per_page: count } : null, { keep: true });
  return (
    <Drawer open modal width={640} title={own.historyTitle(config?.remark ?? '')} onClose={onClose}>
      {!data && error && <Failed error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && (
        <>
          <Plain>
            {data.list.map((version) => (
              <Version key={version.version} version={version} staged={staged} />
            ))}
          </Plain>
          {data.list.length < data.total && (
            <Button block onClick={() => setCount(count + step)}>
              {own.more}
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
}

function Version({ version, staged }: { version: ConfigVersion; staged: Staged }) {
  const [open, setOpen] = useState(false);
  const { act } = useAct();
  const current = version.version === staged.config?.version;
  const rollback = () => {
    const title = own.rollbackTitle(version.version);
    return act(() => staged.rollback(version.version), {
      confirm: { title, body: own.rollbackBody, confirm: own.rollback, danger: true },
      said: own.rolledBack,
    });
  };
  const sections = version.sections.map((name, i) => sectionWord(version.section_keys?.[i] ?? '', name));
  return (
    <VersionItem>
      <header role="none">
        <b>{text.version(version.version)}</b>
        <DeliveryStatus state={version.state} />
        <Tag tone="line">{own.origins[version.origin]}</Tag>
        {current && <Tag tone="info">{own.current}</Tag>}
        <time dateTime={version.at}>{text.by(actorSaid(version.author), dateTime(version.at))}</time>
      </header>
      <p>
        {version.origin !== 'initial' && own.changesOf(version.changes, sections.join(betweenText.names))}
        {version.from_version !== null && betweenText.parts + own.from(version.from_version)}
      </p>
      {version.note && <p>{version.note}</p>}
      {version.error && <p role="alert">{told(version.error, version.error_said)}</p>}
      {!current && (
        <footer role="none">
          <Button size="sm" variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? own.hideDiff : own.showDiff}
          </Button>
          <Button
            size="sm"
            variant="link"
            disabled={staged.busy}
            onClick={() => void act(() => staged.take(version.version), { said: text.takenBack })}
          >
            {own.take}
          </Button>
          <Button size="sm" variant="link" disabled={staged.busy} onClick={() => void rollback()}>
            {own.rollback}
          </Button>
        </footer>
      )}
      {open && <Difference id={staged.config!.id} from={version.version} />}
    </VersionItem>
  );
}

/** What changed since a version. */
function Difference({ id, from }: { id: string; from: number }) {
  const { data, error, refresh } = useRead(configCompare, { id, from });
  if (data) return <ChangeList changes={data} />;
  return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={2} />;
}
