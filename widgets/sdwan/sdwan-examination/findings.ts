import type { ExamFinding, ExamItem, RuleKind } from '../../../src/domain/sdwan';
import { duration, number } from '../../../src/format';
import type { Destination } from '../../../src/session/place';
import { sdwanExaminationText as text } from './sdwan-examination.text';

const told = (value: number | null): string => (value === null ? '' : number(value, Number.isInteger(value) ? 0 : 2));

/** A finding as a sentence. */
export function sentenceOf({ kind, name, other, value, limit }: ExamFinding): string {
  const lasts = kind === 'offline' || kind === 'centreOffline';
  const measured = lasts ? duration((value ?? 0) * 60) : told(value);
  return text.findings[kind]({ name, other, value: measured, limit: told(limit) });
}

/** What a finding costs, in words; empty where another one about the same thing costs it. */
export const costOf = ({ cost }: ExamFinding): string => (cost > 0 ? text.cost(number(cost, 1)) : '');

const rulePages: Readonly<Record<RuleKind, string>> = {
  link: 'sdwan.link_strategy',
  filter: 'sdwan.filter_rule',
  security: 'sdwan.security_policy',
  app: 'sdwan.app_release',
};

/** Where a finding is put right, and what the link says. */
export function fixOf(finding: ExamFinding, network: string): { to: Destination; label: string } {
  const { kind, gwid, rules } = finding;
  if (rules) return { to: { name: rulePages[rules], query: { id: network } }, label: text.fixes.rules };
  if (kind === 'expired' || kind === 'expiring' || kind === 'overPackage') {
    return { to: { name: 'open.business', query: { service: 'sdwan' } }, label: text.fixes.package };
  }
  const ofNetwork = gwid === null || kind === 'busy' || kind === 'linkDown' || kind === 'linkRelay';
  if (ofNetwork) return { to: { name: 'sdwan.manage', query: { id: network } }, label: text.fixes.manage };
  return { to: { name: 'network', params: { gwid } }, label: text.fixes.member };
}

/** Every finding as a line of a report. */
export const reportRows = (items: readonly ExamItem[]): (string | number)[][] =>
  items.flatMap((item) =>
    item.findings.length === 0
      ? [[text.titles[item.key], text.states[item.state], '', '', 0]]
      : item.findings.map((one) => [
          text.titles[item.key],
          text.levels[one.level],
          sentenceOf(one),
          text.meanings[one.kind],
          one.cost,
        ]),
  );
