import { Fragment, type MouseEvent } from 'react';
import { siteStates, type SiteState } from '../../../src/domain/site';
import { number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { To } from '../../../src/ui/link';
import { Shape, type ShapeName } from './shape';
import { lasted, type Verdict } from './site-verdict.model';
import { Cell, Group, Groups, Legend, Squares, Strip, StripHead } from './site-strip.styles';
import { siteVerdictText as text } from './site-verdict.text';

/** Shape of each state that is not simply fine. */
const shapeOf: Readonly<Record<Exclude<SiteState, 'ok'>, ShapeName>> = {
  down: 'danger',
  degraded: 'warning',
  restarting: 'progress',
  quiet: 'quiet',
  never: 'offline',
};

/** Squares that stand below each other at least, and columns up to which no row is added. */
const leastRows = 2;
const mostColumns = 60;

type Drawn = Verdict['groups'][number];
type Site = NonNullable<Drawn['sites']>[number];

/** Every site as a small square, by group; groups with their exceptions where sites are too many to draw. */
export function SiteStrip({ data: { counts, groups }, now }: { data: Verdict; now: number }) {
  const drawn = groups.some(({ sites }) => sites);
  return (
    <Strip>
      <StripHead>
        <b>{text.sites(number(counts.all))}</b>
        <span>{drawn ? text.sitesNote : text.groupsNote}</span>
        <Legend>
          {siteStates
            .filter((state) => counts[state] > 0)
            .map((state) => (
              <li key={state}>
                {state === 'ok' ? <Cell /> : <Shape of={shapeOf[state]} />}
                {text.states[state]} {number(counts[state])}
              </li>
            ))}
        </Legend>
      </StripHead>
      <Groups>
        {groups.map((group) => (
          <Group key={group.id}>
            <Named group={group} now={now} />
          </Group>
        ))}
      </Groups>
    </Strip>
  );
}

/** A group with its squares: the whole leads to its sites, a square to its own. */
function Named({ group, now }: { group: Drawn; now: number }) {
  const place = usePlace();
  const { id, name, all, sites } = group;
  const open = (event: MouseEvent) => {
    const gwid = (event.target as Element).closest<HTMLElement>('[data-gwid]')?.dataset.gwid;
    if (!gwid || place.still || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    place.go({ name: 'network', params: { gwid } });
  };
  return (
    <To to={{ name: 'networks', query: { group: id || 'none' } }} onClick={open}>
      <span>
        {name || text.noGroup} <b>{number(all)}</b>
        {(['down', 'degraded'] as const).map((state) =>
          group[state] > 0 ? (
            <Fragment key={state}>
              {' '}
              <Shape of={shapeOf[state]} size={10} />{' '}
              <b aria-label={text.site(text.states[state], number(group[state]))}>{number(group[state])}</b>
            </Fragment>
          ) : null,
        )}
      </span>
      {sites && (
        <Squares aria-hidden style={{ '--rows': Math.max(leastRows, Math.ceil(all / mostColumns)) } as object}>
          {sites.map((site) => (
            <Square key={site.gwid} site={site} now={now} />
          ))}
        </Squares>
      )}
    </To>
  );
}

/** A quiet square, or the shape of what is wrong in its place. */
function Square({ site, now }: { site: Site; now: number }) {
  const { gwid, state } = site;
  const title = titleOf(site, now);
  if (state === 'ok') return <i data-gwid={gwid} title={title} />;
  return (
    <em data-gwid={gwid} title={title}>
      <Shape of={shapeOf[state]} />
    </em>
  );
}

function titleOf({ remark, state, since, label }: Site, now: number): string {
  const word = text.states[state];
  if (state === 'degraded' && label) return text.site(remark, text.why(word, label));
  return text.site(remark, since && state === 'down' ? text.siteSince(word, lasted(since, now)) : word);
}
