import { useState } from 'react';
import { useWrite } from '../../../src/api';
import type { Network } from '../../../src/api/contract/sdwan';
import { sdwanRulesSave } from '../../../src/api/contract/sdwan-rule';
import { mostRules, newRule, type RuleKind, type SdwanRule } from '../../../src/domain/sdwan';
import { usePlace } from '../../../src/session/place';
import { sdwanRuleText } from '../../../src/text/sdwan-rule.text';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { useLeaveGuard } from '../../../src/ui/form';
import { Plus } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Note } from '../../../src/ui/note';
import { PaneHead } from '../../../src/ui/pane';
import { Status } from '../../../src/ui/status';
import { networkPlace } from '../shared/pages';
import { runs } from '../shared/state-kinds';
import { RuleDialog } from './rule-dialog';
import { RuleList } from './rule-list';
import { Inset, SaveBar } from './sdwan-rules.styles';
import { sdwanRulesText as text } from './sdwan-rules.text';

interface RuleEditorProps {
  kind: RuleKind;
  network: Network;
  rev: number;
  saved: readonly SdwanRule[];
  manage: boolean;
}

/** The list, what is changed about it, and sending that. */
export function RuleEditor({ kind, network, rev, saved, manage }: RuleEditorProps) {
  const place = usePlace();
  const { act } = useAct();
  const saving = useWrite(sdwanRulesSave, ['/api/v3/sdwan/']);
  const [base, setBase] = useState({ rev, saved });
  const [list, setList] = useState(saved);
  const [open, setOpen] = useState<SdwanRule>();
  const dirty = JSON.stringify(list) !== JSON.stringify(base.saved);
  // Somebody else changed them meanwhile: what is drafted here is not thrown away for that.
  const behind = rev > base.rev;
  const follow = () => {
    setBase({ rev, saved });
    setList(saved);
  };
  if (behind && !dirty) follow();
  useLeaveGuard(dirty);
  const included = network.limits?.rules.includes(kind) ?? false;
  const deaf = network.member_list.filter(
    ({ rule_kinds, delivery }) => rule_kinds?.includes(kind) === false || delivery === 'unable',
  );
  const editable = manage && included && network.state !== 'expired';

  const keep = (rule: SdwanRule) => {
    const there = list.some(({ id }) => id === rule.id);
    setList(there ? list.map((one) => (one.id === rule.id ? rule : one)) : [...list, rule]);
    setOpen(undefined);
  };
  const save = () =>
    act(() => saving.run({ id: network.id, kind, rev: base.rev, list: [...list] }), {
      said: runs(network) ? text.saved : text.savedResting,
      then: ({ data }) => setBase({ rev: data.rev, saved: list }),
    });
  return (
    <>
      <Inset>
        <PaneHead
          title={sdwanRuleText.kinds[kind]}
          note={
            <>
              <To to={networkPlace(network)}>{network.name}</To> {text.notes[kind]}
            </>
          }
          end={
            editable && (
              <Button
                icon={<Plus />}
                disabled={list.length >= mostRules}
                onClick={() => setOpen(newRule(kind, crypto.randomUUID().slice(0, 8)))}
              >
                {text.add}
              </Button>
            )
          }
        />
        {manage && !editable && (
          <Note tone="warning">
            {included ? text.expired : text.missing}{' '}
            <Button
              size="sm"
              variant="ghost"
              onClick={() => place.go({ name: 'open.business', query: { service: network.service } })}
            >
              {text.upgrade}
            </Button>
          </Note>
        )}
        {dirty && behind && <Note tone="warning">{text.newer}</Note>}
        {list.length > 0 && deaf.length > 0 && (
          <Note tone="warning">
            {text.deaf(
              deaf.length,
              deaf.slice(0, 3).map(({ remark }) => remark),
            )}
          </Note>
        )}
      </Inset>
      {list.length === 0 ? (
        <Empty kind="nothing" title={text.none} reason={text.noneReason[kind]} />
      ) : (
        <RuleList
          kind={kind}
          network={network}
          list={list}
          {...(manage && { onChange: setList })}
          {...(editable && { onEdit: setOpen })}
        />
      )}
      {dirty && (
        <SaveBar>
          <span role="status">
            <Status kind="warning">{text.changed}</Status>
          </span>
          <Button onClick={follow}>{text.discard}</Button>
          <Button variant="primary" busy={saving.busy} disabled={behind} onClick={() => void save()}>
            {text.save}
          </Button>
        </SaveBar>
      )}
      {open && (
        <RuleDialog kind={kind} network={network} rule={open} onKeep={keep} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
