import type { DataOf } from '../../../src/api';
import type { NeedySite, verdict } from '../../../src/api/contract/verdict';
import { duration, number, time } from '../../../src/format';
import { minute, second } from '../../../src/domain/time';
import { alarmSentence } from '../../../src/text/alarm-sentence';
import { siteVerdictText as text } from './site-verdict.text';

/** What the server says about all sites. */
export type Verdict = DataOf<typeof verdict>;

/** What the list of what needs somebody can be narrowed to. */
export const narrowings = ['down', 'degraded', 'upgrade'] as const;
export type Narrowed = (typeof narrowings)[number];

/** Worst of what holds for all sites together. */
export type Tone = 'danger' | 'warning' | 'online' | 'off';

/** The verdict in words: how it is, one sentence, and why in another one. */
export function verdictOf(data: Verdict, now: number): { tone: Tone; sentence: string; reason: string } {
  const { counts, people } = data;
  if (counts.all === 0) return { tone: 'off', sentence: text.noSites, reason: text.noSitesReason };
  if (counts.down > 0) {
    const sentence = people > 0 ? text.downPeople(number(counts.down), number(people)) : text.down(number(counts.down));
    return { tone: 'danger', sentence, reason: downReason(data, now) };
  }
  if (counts.degraded > 0) {
    const [worst] = data.degraded;
    const reason = worst ? text.because(worst.remark, reasonOf(worst) ?? '') : '';
    return { tone: 'warning', sentence: text.degraded(number(counts.degraded)), reason };
  }
  const sentence = counts.ok === counts.all ? text.allFine(number(counts.ok)) : text.fine(number(counts.ok));
  return { tone: 'online', sentence, reason: [others(data), fineReason(data)].filter(Boolean).join('') };
}

/** What is wrong with a site, in the widget's language; undefined where nothing is known but its silence. */
export const reasonOf = ({ kind, content, facts }: NeedySite): string | undefined =>
  content === null ? undefined : alarmSentence({ kind: kind ?? '', content, facts });

function downReason({ counts, down, stale, longest }: Verdict, now: number): string {
  const [latest] = down;
  const parts: string[] = [];
  if (latest) {
    parts.push(
      latest.together > 0
        ? text.together(latest.group ?? '', number(latest.together + 1))
        : text.downFor(latest.remark, lasted(latest.since, now)),
    );
  } else if (longest) parts.push(text.longest(lasted(longest, now)));
  if (stale > 0) parts.push(text.staleOf(number(stale)));
  if (counts.degraded > 0) parts.push(text.alsoDegraded(number(counts.degraded)));
  return parts.join('');
}

/** Sites that are neither fine nor in trouble. */
function others({ counts }: Verdict): string {
  const { never, quiet, restarting } = counts;
  return [
    never > 0 && text.never(number(never)),
    quiet > 0 && text.quiet(number(quiet)),
    restarting > 0 && text.restarting(number(restarting)),
  ]
    .filter(Boolean)
    .join('');
}

function fineReason({ outage, outages }: Verdict): string {
  const lately = outages > 0 ? text.outages(number(outages)) : text.noOutage;
  if (!outage) return lately;
  const took = outage.until && duration((Date.parse(outage.until) - Date.parse(outage.at)) / second, 1);
  return lately + text.lastOutage(time(outage.at), outage.remark, took ?? '');
}

/** How long something has lasted, in whole minutes and at most two units. */
export const lasted = (since: string, now: number): string =>
  duration(Math.max(1, Math.floor((now - Date.parse(since)) / minute)) * (minute / second), 2);
