import type { Network } from '../../../src/api/contract/sdwan';
import type { ExamFinding, ExamFindingKind, ExamItem } from '../../../src/domain/sdwan';
import { duration, number } from '../../../src/format';
import type { Destination } from '../../../src/session/place';
import { networkPlace, rulesPlace } from '../shared/pages';
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

/** The network that a finding is about. */
export type OfNetwork = Pick<Network, 'id' | 'service'>;

/** Findings about a member that are put right in the network. */
const ofNetwork: readonly ExamFindingKind[] = ['busy', 'cutOff', 'linkDown', 'linkRelay'];

/** Where a finding is put right, and what the link says. */
export function fixOf(finding: ExamFinding, network: OfNetwork): { to: Destination; label: string } {
  const { kind, gwid, rules } = finding;
  if (rules) return { to: rulesPlace(network, rules), label: text.fixes.rules };
  if (kind === 'expired' || kind === 'expiring' || kind === 'overPackage') {
    return { to: { name: 'open.business', query: { service: network.service } }, label: text.fixes.package };
  }
  if (gwid === null || ofNetwork.includes(kind)) return { to: networkPlace(network), label: text.fixes.manage };
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
