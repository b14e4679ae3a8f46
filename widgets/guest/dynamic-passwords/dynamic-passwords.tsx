import { useState } from 'react';
import type { PasswordPlan } from '../../../src/api/contract/wifi-password';
import type { PropsOf } from '../../../src/element/contract';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageActions } from '../../../src/ui/page';
import { Card, PaneBox, PaneGroup } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { useOpened } from '../../../src/ui/table';
import type { dynamicPasswordsContract } from './dynamic-passwords.contract';
import { useNow, usePlans } from './dynamic-passwords.data';
import { Panel } from './dynamic-passwords.styles';
import { dynamicPasswordsText as text } from './dynamic-passwords.text';
import { JoinCard } from './join-card';
import { PlanList } from './plan-list';
import { PlanPane } from './plan-pane';

const PlanDialog = lazy(() => import('./plan-dialog').then((m) => m.PlanDialog));

/** Wi-Fi passwords that change by plans: the plans, one of them with its history, and the card that guests join by. */
export function DynamicPasswords({ manage = false }: PropsOf<typeof dynamicPasswordsContract>) {
  const { data, error, refresh } = usePlans();
  const [opened, choose] = useOpened('plan', true);
  const [stayed, stay] = useState<string>();
  const [editing, setEditing] = useState<{ plan?: PasswordPlan }>();
  const now = useNow();
  const plans = data?.list ?? [];
  const named = (wanted: string | undefined) => plans.find(({ id }) => id === wanted);
  const chosen = named(opened) ?? named(stayed) ?? plans[0];
  // The list is in the order of the next changes: who reads one plan stays with it.
  if (chosen && chosen.id !== stayed) stay(chosen.id);
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setEditing({})}>
      {text.add}
    </Button>
  );
  return (
    <Panel part="panel" $card={manage}>
      {manage && <PageActions>{add}</PageActions>}
      {!data ? (
        <PaneBox>{error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={10} />}</PaneBox>
      ) : !chosen ? (
        <PaneBox>
          <Empty kind="nothing" title={text.none} reason={text.noneReason} />
        </PaneBox>
      ) : (
        <PaneGroup>
          <Card $flush aria-label={text.plans}>
            <PlanList plans={plans} chosen={chosen.id} now={now} onChoose={choose} />
          </Card>
          <Card $flush aria-label={chosen.name}>
            <PlanPane
              key={chosen.id}
              plan={chosen}
              now={now}
              manage={manage}
              onEdit={() => setEditing({ plan: chosen })}
            />
          </Card>
          {manage && (
            <Card $flush aria-label={text.card}>
              <JoinCard key={chosen.id} id={chosen.id} now={now} />
            </Card>
          )}
        </PaneGroup>
      )}
      <Suspense>
        {editing && <PlanDialog plan={editing.plan} onSaved={choose} onClose={() => setEditing(undefined)} />}
      </Suspense>
    </Panel>
  );
}
