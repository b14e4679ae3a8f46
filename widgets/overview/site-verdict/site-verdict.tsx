import { useState } from 'react';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Card } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { NeedList } from './need-list';
import { Shape } from './shape';
import type { siteVerdictContract } from './site-verdict.contract';
import { useVerdict } from './site-verdict.data';
import { narrowings, verdictOf, type Narrowed, type Verdict } from './site-verdict.model';
import { Bar, Both, Filter, Filters, Words } from './site-verdict.styles';
import { siteVerdictText as text } from './site-verdict.text';
import { SiteStrip } from './site-strip';
import { Strip } from './site-strip.styles';

/** Whether all is fine, what needs somebody, and how each site is. */
export function SiteVerdict({ titled = false }: PropsOf<typeof siteVerdictContract>) {
  const { data, error, refresh, updatedAt = 0 } = useVerdict();
  const [narrowed, narrow] = useState<Narrowed>();
  const Heading = titled ? 'h1' : 'h2';
  const told = data && verdictOf(data, updatedAt);
  const sites = data !== undefined && data.counts.all > 0;
  return (
    <Both aria-label={text.label}>
      <Card $flush>
        <Bar>
          {told && <Shape of={told.tone} size={20} />}
          {/* One element from the first moment: it is where the reader's focus goes on the way here. */}
          <Words key="words">
            <Heading tabIndex={-1}>{told?.sentence ?? (error ? text.failed : text.waiting)}</Heading>
            {(told || error) && <p title={told?.reason}>{told?.reason ?? error?.message}</p>}
          </Words>
          {data ? (
            <Choices data={data} narrowed={narrowed} onNarrow={narrow} />
          ) : (
            error && <Button onClick={() => void refresh()}>{text.retry}</Button>
          )}
        </Bar>
        {sites && <SiteStrip data={data} now={updatedAt} />}
        {!data && !error && (
          <Strip>
            <Skeleton height={94} />
          </Strip>
        )}
      </Card>
      {sites && <NeedList data={data} narrowed={narrowed} now={updatedAt} />}
      {!data && !error && (
        <Card>
          <Skeleton rows={10} gap={36} />
        </Card>
      )}
    </Both>
  );
}

interface ChoicesProps {
  data: Verdict;
  narrowed: Narrowed | undefined;
  onNarrow: (narrowed: Narrowed | undefined) => void;
}

/** Three counts, each of which narrows the list below to what it counts. */
function Choices({ data: { counts }, narrowed, onNarrow }: ChoicesProps) {
  const { still } = usePlace();
  return (
    <Filters role="group" aria-label={text.filters}>
      {narrowings.map((key) => (
        <Filter
          key={key}
          type="button"
          part="figure"
          aria-pressed={narrowed === key}
          disabled={counts[key] === 0 || still}
          onClick={() => onNarrow(narrowed === key ? undefined : key)}
        >
          <span>
            <Shape of={counts[key] === 0 ? 'empty' : shapeOf[key]} />
            {text.filter[key]}
          </span>
          <b>{number(counts[key])}</b>
        </Filter>
      ))}
    </Filters>
  );
}

const shapeOf = { down: 'danger', degraded: 'warning', upgrade: 'upgrade' } as const;
