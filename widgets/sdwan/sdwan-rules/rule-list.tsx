import type { Network } from '../../../src/api/contract/sdwan';
import type { RuleKind, SdwanRule } from '../../../src/domain/sdwan';
import { sdwanRuleText as rules } from '../../../src/text/sdwan-rule.text';
import { Button } from '../../../src/ui/button';
import { Grip, useArrange } from '../../../src/ui/arrange';
import { Status } from '../../../src/ui/status';
import { Tag } from '../../../src/ui/tag';
import { VisuallyHidden } from '../../../src/ui/visually-hidden';
import { Below, Line, List, Scroll, Side } from './sdwan-rules.styles';
import { sdwanRulesText as text } from './sdwan-rules.text';

interface RuleListProps {
  kind: RuleKind;
  network: Network;
  list: readonly SdwanRule[];
  /** Without this it can only be read. */
  onChange?: (list: readonly SdwanRule[]) => void;
  /** Without this rules can only be deleted. */
  onEdit?: (rule: SdwanRule) => void;
}

/** Rules in their order, which is changed by dragging or by keys. */
export function RuleList({ kind, network, list, onChange, onEdit }: RuleListProps) {
  const arranging = useArrange({
    ids: list.map(({ id }) => id),
    nameOf: (id) => list.find((one) => one.id === id)?.name ?? '',
    onMove: (id, place) => {
      const rule = list.find((one) => one.id === id)!;
      onChange?.(list.filter((one) => one.id !== id).toSpliced(place, 0, rule));
    },
  });
  const nameOf = (gwid: string) =>
    gwid === '' ? '' : (network.member_list.find((one) => one.gwid === gwid)?.remark ?? text.goneMember);
  const endOf = (gwid: string, ips: string) => [nameOf(gwid), firstOf(ips)].filter(Boolean).join(' ') || text.any;

  return (
    // Reachable by keyboard, since it scrolls where there is little room.
    <Scroll tabIndex={0} role="region" aria-label={rules.kinds[kind]}>
      <VisuallyHidden>
        <span role="status">{arranging.said}</span>
      </VisuallyHidden>
      <List ref={arranging.list} aria-label={rules.kinds[kind]}>
        <Line $head aria-hidden>
          <span>{text.order}</span>
          <span>{rules.name}</span>
          <span>{text.route}</span>
          <span>{text.match}</span>
          <span>{rules.fields[kind].action}</span>
          <span />
        </Line>
        {list.map((rule, place) => (
          <Line key={rule.id} $over={arranging.over === rule.id} {...arranging.line(rule.id)}>
            <span>
              {onEdit && <Grip arranging={arranging} id={rule.id} />}
              {place + 1}
            </span>
            <span>
              <b>{rule.name}</b>
              <Below>
                {!rule.enabled && <Tag>{text.off}</Tag>}
                {rule.log && <Tag tone="line">{text.logs}</Tag>}
                {rule.period && <Tag tone="line">{rule.period}</Tag>}
              </Below>
            </span>
            <span title={`${rule.source_ips} → ${rule.target_ips}`}>
              {endOf(rule.from, rule.source_ips)} → {endOf(rule.to, rule.target_ips)}
            </span>
            <span>{matchOf(kind, rule)}</span>
            <span>
              {kind === 'link' ? (
                <>
                  {rules.actions[rule.action]}
                  <Below>{rule.failover ? text.failover : text.noFailover}</Below>
                </>
              ) : (
                <Status kind={rule.action === 'deny' ? 'danger' : 'online'}>{rules.actions[rule.action]}</Status>
              )}
            </span>
            <Side>
              {onEdit && (
                <Button size="sm" variant="link" onClick={() => onEdit(rule)}>
                  {text.edit}
                </Button>
              )}
              {onChange && (
                <Button size="sm" variant="link" onClick={() => onChange(list.filter(({ id }) => id !== rule.id))}>
                  {text.remove}
                </Button>
              )}
            </Side>
          </Line>
        ))}
      </List>
    </Scroll>
  );
}

function firstOf(ips: string): string {
  const lines = ips.split('\n').filter(Boolean);
  return lines.length > 1 ? text.more(lines[0]!, lines.length) : (lines[0] ?? '');
}

const matchOf = (kind: RuleKind, { application, protocol, ports }: SdwanRule): string =>
  kind === 'link' || kind === 'security'
    ? rules.applications[application]
    : [rules.protocols[protocol], ports].filter(Boolean).join(' ');
