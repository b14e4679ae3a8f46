import type * as contract from '../../../src/api/contract/alarm-silence';
import type { AlarmKind } from '../../../src/domain/alarm-kinds';
import { defaultRules, ruleFault, type AlarmRule } from '../../../src/domain/alarm-rule';
import { readFlaps, readRules, writeFlap, writeRule } from '../fleet/alarms/alarm-rules';
import { endSilences, listSilences, muteDevices, saveWindow } from '../fleet/alarms/silence-handling';
import { settleSilences } from '../fleet/alarms/silence-settling';
import { enabledWord } from '../account/logs/facts';
import { noteChange } from '../account/logs/record-action';
import type { Handlers } from '../kit/context/handler';
import { because, invalid, type Said } from '../kit/refusal';

/** What an account lets stay quiet, and its rules. */
export const alarmSilence: Handlers<typeof contract> = {
  async silences({ db, caller, now }) {
    const [flapping] = await db.query<{ count: number }>(
      `SELECT count(*) AS count FROM alarm WHERE account_id = $1 AND quiet = 'flap' AND state <> 'cleared'`,
      [caller.accountId],
    );
    return { data: { list: await listSilences(db, caller.accountId, now()), flapping: flapping!.count } };
  },
  mute: async (context, input) => ({ data: await muteDevices(context, input) }),
  windowSave: async (context, input) => ({ data: await saveWindow(context, input) }),
  silenceEnd: async (context, { ids }) => ({ data: await endSilences(context, ids) }),

  async alarmRules({ db, caller: { accountId } }) {
    const rules = (await readRules(db, [accountId]))(accountId);
    return {
      data: {
        rules: (Object.keys(rules) as AlarmKind[]).map((kind) => ({
          kind,
          own: rules[kind] !== defaultRules[kind],
          ...rules[kind],
        })),
        flap: (await readFlaps(db, [accountId]))(accountId),
      },
    };
  },
  async alarmRuleSave(context, { kind, enabled, threshold, clear, hold }) {
    const { db, caller } = context;
    const base = defaultRules[kind];
    const rule: AlarmRule = {
      enabled,
      ...(base.threshold !== undefined && { threshold, clear }),
      ...(base.hold !== undefined && { hold }),
    };
    const fault = ruleFault(kind, rule);
    if (fault) throw invalid({ [fault.field]: faults[fault.field][fault.fault] ?? because('wrong') });
    const before = (await readRules(db, [caller.accountId]))(caller.accountId)[kind];
    await writeRule(db, caller.accountId, kind, rule);
    noteChange(context, {
      状态: [enabledWord(before.enabled), enabledWord(enabled)],
      阈值: [percent(before.threshold), percent(rule.threshold)],
      恢复值: [percent(before.clear), percent(rule.clear)],
      持续分钟: [String(before.hold ?? ''), String(rule.hold ?? '')],
    });
    return { data: null };
  },
  async alarmFlapSave(context, rule) {
    const { db, caller, now } = context;
    const before = (await readFlaps(db, [caller.accountId]))(caller.accountId);
    await db.tx(async (sql) => {
      await writeFlap(sql, caller.accountId, rule);
      await settleSilences(sql, now(), [caller.accountId]);
    });
    noteChange(context, {
      状态: [enabledWord(before.enabled), enabledWord(rule.enabled)],
      统计分钟: [String(before.minutes), String(rule.minutes)],
      次数: [String(before.count), String(rule.count)],
      稳定分钟: [String(before.calm), String(rule.calm)],
    });
    return { data: null };
  },
};

const percent = (value: number | undefined) => (value === undefined ? '' : `${value}%`);

const faults: Record<'threshold' | 'clear' | 'hold', Partial<Record<string, Said>>> = {
  threshold: { range: because('valueRange', { label: 'threshold', min: 0.1, max: 100 }) },
  clear: { range: because('valueRange', { label: 'clear', min: 0, max: 100 }), order: because('clearBelow') },
  hold: {
    range: because('minutesRange', { label: 'hold', min: 0, max: 120 }),
    integer: because('wholeNumber', { label: 'hold' }),
  },
};
