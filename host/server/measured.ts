import type { Job } from './kit/context/context';
import { counted, type Metrics } from './kit/metrics';
import type { Mail, Sms, WeChat } from './kit/senders';
import type { Db } from './kit/store/db';

/** The store, with what its statements took. Those inside a transaction count with it, as one. */
export function measuredDb(db: Db, metrics: Metrics): Db {
  const measured = async <T>(work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    return counted(metrics, 'netpane_store_queries_total', {}, work).finally(() =>
      metrics.count('netpane_store_seconds_total', {}, (performance.now() - began) / 1000),
    );
  };
  return {
    ...db,
    query: (sql, params) => measured(() => db.query(sql, params)),
    tx: (work) => measured(() => db.tx(work)),
  };
}

/** A job whose runs are counted. */
export const measuredJob = (job: Job, metrics: Metrics): Job => ({
  ...job,
  run: (services) => counted(metrics, 'netpane_job_runs_total', { job: job.name }, () => job.run(services)),
});

/** Senders whose messages are counted by what hands them on. */
export function measuredSenders(
  { sms, mail, wechat }: { sms: Sms; mail: Mail; wechat: WeChat },
  providers: Readonly<Record<'sms' | 'mail' | 'wechat', string>>,
  metrics: Metrics,
): { sms: Sms; mail: Mail; wechat: WeChat } {
  const sent = (way: keyof typeof providers, work: () => Promise<void>) =>
    counted(metrics, 'netpane_sends_total', { way, provider: providers[way] }, work);
  return {
    sms: { ...sms, send: (mobile, message) => sent('sms', () => sms.send(mobile, message)) },
    mail: { ...mail, send: (to, subject, text) => sent('mail', () => mail.send(to, subject, text)) },
    wechat: { ...wechat, send: (openId, text) => sent('wechat', () => wechat.send(openId, text)) },
  };
}
