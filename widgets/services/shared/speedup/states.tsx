import { told } from '../../../../src/api/said';
import type { SpeedupMeasured, SpeedupMember } from '../../../../src/api/contract/speedup';
import type { SpeedupMemberState, SpeedupState } from '../../../../src/domain/speedup';
import { number, time } from '../../../../src/format';
import { Status, type StatusKind } from '../../../../src/ui/status';
import { speedupText as text } from './speedup.text';

const kinds: Readonly<Record<SpeedupState, StatusKind>> = {
  running: 'online',
  paused: 'off',
  waiting: 'progress',
  empty: 'warning',
  over: 'warning',
  noLine: 'danger',
  offline: 'offline',
  expired: 'warning',
};
const memberKinds: Readonly<Record<SpeedupMemberState, StatusKind>> = {
  pending: 'progress',
  approved: 'online',
  refused: 'danger',
};

/** How a group stands. */
export const GroupState = ({ state }: { state: SpeedupState }) => (
  <Status kind={kinds[state]}>{text.states[state]}</Status>
);

/** How the application of a member stands, or that the package has no room for it, in words. */
export const memberStateOf = ({ state, over }: Pick<SpeedupMember, 'state' | 'over'>): string =>
  over ? text.states.over : text.memberStates[state];

/** The same; what the operator said by the pointer. */
export const MemberState = ({ member }: { member: SpeedupMember }) => (
  <span title={told(member.reason, member.reason_said) || undefined}>
    <Status kind={member.over ? 'warning' : memberKinds[member.state]}>{memberStateOf(member)}</Status>
  </span>
);

/** What was measured, in words: nothing is made up where nothing was. */
export function measuredWords(measured: SpeedupMeasured | null): string {
  if (!measured) return text.unmeasured;
  if (measured.state === 'open') return text.measuring;
  return measured.ms === null ? text.failed : text.ms(number(measured.ms, 1));
}

/** The same with the loss unless `plain`, and when it was or why not by the pointer. */
export const Measured = ({ measured, plain = false }: { measured: SpeedupMeasured | null; plain?: boolean }) => (
  <span title={measured ? told(measured.error, measured.error_said) || text.measuredAt(time(measured.at)) : undefined}>
    {measuredWords(measured)}
    {!plain && measured?.loss != null && ` · ${text.loss(number(measured.loss, 1))}`}
  </span>
);
