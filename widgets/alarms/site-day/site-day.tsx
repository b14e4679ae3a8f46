import type { PropsOf } from '../../../src/element/contract';
import type { AlarmRow } from '../../../src/api/contract/alarm';
import { day } from '../../../src/domain/time';
import { dateTime } from '../../../src/format';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import type { siteDayContract } from './site-day.contract';
import { useSiteDay } from './site-day.data';
import { cells, dayOf, spansOf, tracks, type Track } from './site-day.model';
import { Axis, Down, Fair, Ribbon, Ribbons, Sentence, Worse } from './site-day.styles';
import { siteDayText as text } from './site-day.text';

/** The last 24 hours of a site: one sentence, and a ribbon for each thing that people notice. */
export function SiteDay({ gwid = '' }: PropsOf<typeof siteDayContract>) {
  const { rows, unheard, at, error, refresh } = useSiteDay(gwid);
  if (!rows)
    return (
      <Card aria-label={text.heading}>
        {!gwid ? (
          <Empty kind="nothing" title={text.unnamed} reason={text.unnamedReason} />
        ) : error ? (
          <Failed error={error} onRetry={refresh} />
        ) : (
          <Skeleton height={199} />
        )}
      </Card>
    );
  if (unheard)
    return (
      <Card aria-label={text.heading}>
        <PaneHead title={text.heading} />
        <Status kind="offline">{text.unheard}</Status>
      </Card>
    );
  const { kind, words } = dayOf(rows, at);
  return (
    <Card aria-label={text.heading}>
      <PaneHead title={text.heading} note={text.cell} />
      <Sentence>
        <Status kind={kind}>{words}</Status>
      </Sentence>
      <Ribbons>
        {tracks.map((track) => (
          <Drawn key={track} track={track} rows={rows} now={at} />
        ))}
        <span />
        <Axis aria-hidden>
          {[24, 18, 12, 6].map((hours) => (
            <span key={hours}>{dateTime(at - (hours * day) / 24).slice(11, 16)}</span>
          ))}
          <span>{text.now}</span>
        </Axis>
      </Ribbons>
    </Card>
  );
}

function Drawn({ track, rows, now }: { track: Track; rows: readonly AlarmRow[]; now: number }) {
  const spans = spansOf(rows, track, now);
  const name = text.tracks[track];
  return (
    <>
      <span>{name}</span>
      <Ribbon
        role="img"
        aria-label={text.drawn(name, spans.length)}
        viewBox={`0 0 ${cells} 16`}
        preserveAspectRatio="none"
      >
        <Fair width={cells} height="16" />
        {spans.map(({ from, to, down, words }) => {
          const at = { x: from, width: to - from };
          return (
            <g key={`${from} ${words}`}>
              <title>{words}</title>
              {down ? (
                <>
                  <Down {...at} height="16" />
                  <Down {...at} height="2" $line />
                  <Down {...at} y="14" height="2" $line />
                </>
              ) : (
                <Worse {...at} y="6" height="10" />
              )}
            </g>
          );
        })}
      </Ribbon>
    </>
  );
}
