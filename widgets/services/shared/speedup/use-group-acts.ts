import type { SpeedupGroup } from '../../../../src/api/contract/speedup';
import { useAct } from '../../../../src/ui/act';
import { useSpeedupActions } from './speedup.data';
import { speedupText as text } from './speedup.text';

/** What is done with a group outside of its form. */
export function useGroupActs() {
  const run = useSpeedupActions();
  const { act, busy } = useAct();
  return {
    busy,
    turn: ({ gid, name, enabled }: SpeedupGroup) =>
      act(() => run.turn.run({ gid, enabled: !enabled }), {
        confirm: enabled && { body: text.pauseAsk(name), detail: text.pauseDetail, confirm: text.pause },
        said: enabled ? text.paused : text.resumed,
      }),
    upgrade: ({ gid, version, gwid, name, line, mbps, apps, domains }: SpeedupGroup) =>
      act(() => run.save.run({ gid, version, gwid, name, line, mbps, apps, domains, mode: 2 }), {
        confirm: { body: text.upgradeAsk(name), detail: text.upgradeDetail, confirm: text.upgrade },
        said: text.upgraded,
      }),
    retry: ({ gwid }: SpeedupGroup) => act(() => run.retry.run({ gwid }), { said: text.retried }),
    remove: ({ gid, name }: SpeedupGroup, then?: () => void) =>
      act(() => run.remove.run({ ids: [gid] }), {
        confirm: { body: text.removeAsk(name), detail: text.removeDetail, confirm: text.remove, danger: true },
        said: text.removed,
        then,
      }),
  };
}
