import { useRead, useWrite } from '../../../../src/api';
import { atOnce } from '../../../../src/ui/form/use-searched';
import {
  speedupApply,
  speedupGateways,
  speedupGroup,
  speedupLines,
  speedupMeasureApp,
  speedupMeasureLines,
  speedupMemberRemove,
  speedupMemberSave,
  speedupRemove,
  speedupRetry,
  speedupSave,
  speedupSwitch,
  speedupUse,
  type SpeedupGateway,
} from '../../../../src/api/contract/speedup';

/** Milliseconds between two looks: deliveries and measures take seconds. */
export const every = 5000;

const touched = ['/api/v3/speedup/'];

type Room = 'room' | 'room2';

/** What a group has that is made in a mode: 2 has policies. */
export const roomOf = (mode: number | undefined): Room => (mode === 2 ? 'room2' : 'room');

/** A gateway with the service: the one that is named, or that which can take a group most of all, and how many there are. */
export const useGateways = (gwid: string, sort: Room = 'room') =>
  useRead(speedupGateways, { ...(gwid && { gwid }), per_page: 1, sort }, { every: 6 * every });

/** Gateways for a new group, found by what was typed. */
export const useFound = (q: string, sort: Room) =>
  useRead(speedupGateways, { per_page: atOnce, sort, ...(q && { q }) }, { keep: q !== '' });

/** Whether one more group of a mode can be made on a gateway. */
export const hasRoom = (gateway: SpeedupGateway, mode: number | undefined): boolean =>
  gateway.service_state !== 'expired' && isAble(gateway, mode) && gateway.groups < gateway.most_groups;

/** Whether a gateway can carry out groups of a mode. */
export const isAble = ({ able, policies }: SpeedupGateway, mode: number | undefined): boolean =>
  mode === 2 ? policies : able;

/** One group. */
export const useGroup = (gid: string) => useRead(speedupGroup, { gid }, { every });

/** Lines as a gateway sees them; without one as the operator has them. */
export const useLines = (gwid: string) =>
  useRead(speedupLines, { per_page: 1000, ...(gwid && { gwid }) }, { every, keep: true });

/** What went over a line, by the day. */
export const useUse = (gid: string, sign?: string) => useRead(speedupUse, { gid, ...(sign && { sign }) });

/** The ways to change groups, members and what is measured. */
export const useSpeedupActions = () => ({
  save: useWrite(speedupSave, touched),
  turn: useWrite(speedupSwitch, touched),
  remove: useWrite(speedupRemove, touched),
  retry: useWrite(speedupRetry, touched),
  apply: useWrite(speedupApply, touched),
  saveMember: useWrite(speedupMemberSave, touched),
  removeMember: useWrite(speedupMemberRemove, touched),
  measureLines: useWrite(speedupMeasureLines, touched),
  measureApp: useWrite(speedupMeasureApp, touched),
});
