import { useWrite } from '../../../src/api';
import { libraryUpdate, type SecurityPolicy } from '../../../src/api/contract/guard';
import { number, time } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { securityReads } from '../shared';
import { RefreshCw } from '../../../src/ui/icon';
import { PaneBox, PaneHead, Pairs } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { betweenText } from '../../../src/text/between.text';
import { firewallPolicyText as text } from './firewall-policy.text';

/** The rule library of a gateway, and the way to the newest. */
export function Library({ policy: { gwid, library, newest, rules, delivery } }: { policy: SecurityPolicy }) {
  const { run, busy } = useWrite(libraryUpdate, securityReads);
  const { act } = useAct();
  const update = () => act(() => run({ gwids: [gwid] }), { said: text.updated });
  const isNewest = newest !== null && newest.version === library;
  const under = delivery !== null && (delivery.state === 'pending' || delivery.state === 'sent');
  return (
    <PaneBox>
      <PaneHead
        title={text.library}
        end={
          newest && !isNewest ? (
            <Button size="sm" icon={<RefreshCw />} busy={busy} disabled={under} onClick={() => void update()}>
              {text.update}
            </Button>
          ) : (
            newest && <Status kind="online">{text.isNewest}</Status>
          )
        }
      />
      {newest ? (
        <Pairs>
          <dt>{text.running}</dt>
          <dd>{library || text.unknown}</dd>
          <dt>{text.rules}</dt>
          <dd>{number(rules)}</dd>
          <dt>{text.newest}</dt>
          <dd>
            {newest.version}
            {betweenText.open}
            {number(newest.rules)}
            {betweenText.close}
          </dd>
          <dt>{text.released}</dt>
          <dd>
            {time(newest.released_at)} {newest.notes.join(betweenText.parts)}
          </dd>
        </Pairs>
      ) : (
        text.noLibrary
      )}
    </PaneBox>
  );
}
