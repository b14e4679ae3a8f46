import { useRead } from '../../../src/api';
import { networkNeeds, sdwanNetworks } from '../../../src/api/contract/sdwan';
import type { NetworkService } from '../../../src/domain/sdwan';
import { usePlace } from '../../../src/session/place';
import { useExpected } from '../../../src/session/use-kept';
import { Button } from '../../../src/ui/button';
import { Status } from '../../../src/ui/status';
import { Needs, Strip } from './sdwan-list.styles';
import { sdwanListText as text } from './sdwan-list.text';

interface VerdictProps {
  service: NetworkService;
  /** Milliseconds between two looks at the server. */
  every: number;
}

/** How the networks are in a sentence, and what needs somebody, each leading to the networks that it is about. */
export function Verdict({ service, every }: VerdictProps) {
  const { query, setQuery } = usePlace();
  const { data, loading } = useRead(sdwanNetworks, { service, per_page: 1 }, { every });
  const expected = useExpected(`${service}.verdict`, loading ? undefined : !!data?.needs && data.counts.all > 0);
  if (!expected) return null;
  if (!data?.needs) return <Strip aria-hidden />;
  const { counts, needs } = data;
  const troubled = counts.partial + counts.down;
  const kind = counts.down > 0 ? 'danger' : troubled + needs.lossy > 0 ? 'warning' : 'online';
  const open = networkNeeds.filter((need) => needs[need] > 0);
  return (
    <Strip aria-label={text.verdict}>
      <Status kind={kind}>{text.verdictOf(troubled, needs.offline, needs.lossy)}</Status>
      {open.length > 0 && (
        <Needs>
          {open.map((need) => (
            <Button
              key={need}
              size="sm"
              aria-pressed={query.need === need}
              onClick={() => setQuery({ need: query.need === need ? undefined : need })}
            >
              {text.needsOf[need](needs[need])}
            </Button>
          ))}
        </Needs>
      )}
    </Strip>
  );
}
