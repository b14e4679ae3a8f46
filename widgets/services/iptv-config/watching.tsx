import { settingsRow } from '../../../src/domain/config';
import { number, time } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { RankBars, Sparkline } from '../../../src/ui/chart';
import { Failed } from '../../../src/ui/failed';
import { Replace } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { PaneHead, PaneNote } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { useSettingWrites, type DeskParts } from '../shared/setting';
import { useIptvState, useNodes } from './iptv-config.data';
import { Lines } from './iptv-config.styles';
import { iptvConfigText as text, nodeKinds } from './iptv-config.text';

const service = 'iptv';

/** What the gateway tells of its television: loss, who watches, and how it finds the nodes. */
export function Watching({ detail, draft, manage }: DeskParts & { manage: boolean }) {
  const { data, error, refresh } = useIptvState(detail.gwid);
  const nodes = useNodes();
  return (
    <>
      <section aria-label={text.loss}>
        <PaneHead
          title={text.loss}
          note={data?.simulated ? <Simulated /> : text.hour}
          end={manage && <SwitchOver detail={detail} draft={draft} />}
        />
        {!data ? (
          error ? (
            <Failed error={error} onRetry={() => void refresh()} />
          ) : (
            <Skeleton rows={3} />
          )
        ) : data.at === null ? (
          <PaneNote>{text.nothingTold}</PaneNote>
        ) : (
          <>
            <p>
              {text.now(text.sources[data.source], data.loss === null ? '—' : `${number(data.loss, 2)}%`, data.viewers)}
            </p>
            {data.history.length > 1 && (
              <Sparkline
                height={48}
                values={data.history.map(({ loss }) => loss)}
                label={text.course(
                  number(Math.max(...data.history.map(({ loss }) => loss)), 2),
                  time(data.history[0]!.at),
                )}
              />
            )}
            <PaneNote>{text.told(time(data.at))}</PaneNote>
          </>
        )}
      </section>
      <section aria-label={text.nodes}>
        <PaneHead
          title={text.nodes}
          note={nodes.data && text.count(nodes.data.total)}
          end={<To to={{ name: 'open.iptv.node' }}>{text.allNodes}</To>}
        />
        <Lines>
          {(nodes.data?.list ?? []).map(({ id, name, place, state, loss, viewers }) => (
            <li key={id}>
              <span>
                {name}
                <small>{place}</small>
              </span>
              <Status kind={nodeKinds[state]}>
                {state === 'lossy' && loss !== null ? text.lossy(number(loss, 2)) : text.states[state]}
              </Status>
              <b>{number(viewers)}</b>
            </li>
          ))}
        </Lines>
        {nodes.data?.list.length === 0 && <PaneNote>{text.noNodes}</PaneNote>}
      </section>
      {data && data.channels.length > 0 && (
        <section aria-label={text.watched}>
          <PaneHead title={text.watched} note={text.boxes} />
          <RankBars
            labelWidth={120}
            rows={data.channels.slice(0, 5).map(({ name, viewers }) => ({
              key: name,
              label: name,
              size: viewers,
              value: number(viewers),
            }))}
          />
        </section>
      )}
    </>
  );
}

/** Takes the other source at once; only where there is one. */
function SwitchOver({ detail, draft }: DeskParts) {
  const { save } = useSettingWrites();
  const { act, busy } = useAct();
  const saved = detail.document;
  const has = saved.iptv_backup?.some((row) => row.enabled === true) ?? false;
  const switching = saved.iptv_switching?.find(({ id }) => id === settingsRow);
  const open = detail.able && detail.service_state !== 'expired' && detail.enabled === true;
  if (!has || !switching || !open || draft.changes.length > 0) return null;
  const using = switching.using === 'backup' ? 'auto' : 'backup';
  const document = { ...saved, iptv_switching: [{ ...switching, using }] };
  return (
    <Button
      size="sm"
      icon={<Replace />}
      busy={busy}
      onClick={() =>
        void act(() => save.run({ service, gwid: detail.gwid, document }), {
          confirm: { title: text.switchTo[using], body: text.switchAsk[using], confirm: text.switchTo[using] },
          said: text.switched,
        })
      }
    >
      {text.switchTo[using]}
    </Button>
  );
}
