import { useRead, useWrite } from '../../../../src/api';
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
} from '../../../../src/api/contract/speedup';

/** Milliseconds between two looks: deliveries and measures take seconds. */
export const every = 5000;

const touched = ['/api/v3/speedup/'];

/** Gateways with the service: one, or the first thousand for a form. */
export const useGateways = (gwid = '') =>
  useRead(speedupGateways, gwid ? { gwid, per_page: 1 } : { per_page: 1000 }, { every: 6 * every });

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
