import { useState } from 'react';
import type { PropsOf } from '../../src/element/contract';
import { usePlace } from '../../src/session/place';
import { Button } from '../../src/ui/button';
import { Failed } from '../../src/ui/failed';
import { Plus } from '../../src/ui/icon';
import { PageActions } from '../../src/ui/page';
import { Card } from '../../src/ui/pane';
import { Skeleton } from '../../src/ui/skeleton';
import { GroupDialogs, type Asked } from './group-dialogs';
import { GroupTree } from './group-tree';
import { Members } from './members';
import type { networkGroupsContract } from './network-groups.contract';
import { KindContext, useGroups, type GroupKind } from './network-groups.data';
import { Room, Split } from './network-groups.styles';
import { networkGroupsText as text } from './network-groups.text';

/** Groups of networks: the tree at the left, what is in the chosen group at the right. */
export function NetworkGroups({ kind = 'gateway' }: PropsOf<typeof networkGroupsContract>) {
  const of: GroupKind = kind === 'firewall' ? 'firewall' : 'gateway';
  const { data, error, refresh } = useGroups(of);
  const [asked, ask] = useState<Asked>();
  const { query, setQuery } = usePlace();
  // An embed without an address keeps the choice here.
  const [kept, keep] = useState<string>();
  const chosen = data?.find((group) => group.id === (query.in ?? kept));
  const choose = (id: string | undefined) => {
    keep(id);
    setQuery({ in: id, page: undefined, q: undefined, view: undefined });
  };
  if (!data) {
    return <Card>{error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={6} />}</Card>;
  }
  return (
    <KindContext value={of}>
      <Room part="panel">
        <PageActions>
          <Button variant="primary" icon={<Plus />} onClick={() => ask({ what: 'create' })}>
            {text.create}
          </Button>
        </PageActions>
        <Split>
          <GroupTree groups={data} chosen={chosen?.id} onChoose={choose} onAsk={ask} />
          <Members key={chosen?.id ?? ''} group={chosen} groups={data} onMove={(ids) => ask({ what: 'assign', ids })} />
        </Split>
        {asked && <GroupDialogs asked={asked} groups={data} onClose={() => ask(undefined)} />}
      </Room>
    </KindContext>
  );
}
