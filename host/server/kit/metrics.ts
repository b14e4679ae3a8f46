/** Counters since the start of the process, and what is now, for Prometheus. Labels are words of the program, so that there are few of them. */
export interface Metrics {
  count(name: string, labels: Readonly<Record<string, string>>, by?: number): void;
  /** Says what something is now. */
  set(name: string, value: number): void;
  /** All of them in Prometheus' text form, each name with its help. */
  text(): string;
}

/** What is now, by name. */
const gauges: Readonly<Record<string, string>> = {
  netpane_history_waiting_seconds: 'How long the oldest of what is to be brought to ClickHouse has waited.',
  netpane_replica_lag_seconds: 'How far the replica is behind; +Inf while it does not answer.',
};

/** What the counters mean, by name. */
const helps: Readonly<Record<string, string>> = {
  netpane_requests_total: 'Answers by HTTP status.',
  netpane_job_runs_total: 'Runs of background jobs by outcome.',
  netpane_sends_total: 'Messages by way, provider and outcome.',
  netpane_store_queries_total: 'Statements by outcome.',
  netpane_store_seconds_total: 'Seconds that statements took.',
};

/** Does work and counts how it ended: `ok` or `failed`. */
export async function counted<T>(
  metrics: Metrics,
  name: string,
  labels: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  const done = (outcome: string) => metrics.count(name, { ...labels, outcome });
  try {
    const result = await work();
    done('ok');
    return result;
  } catch (error) {
    done('failed');
    throw error;
  }
}

export function createMetrics(): Metrics {
  const series = new Map<string, Map<string, number>>(Object.keys(helps).map((name) => [name, new Map()]));
  const now = new Map<string, number>();
  return {
    set: (name, value) => void now.set(name, value),
    count(name, labels, by = 1) {
      const values = series.get(name)!;
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}="${value.replace(/["\\\n]/g, '_')}"`)
        .join(',');
      values.set(key, (values.get(key) ?? 0) + by);
    },
    text() {
      const lines = [...series].flatMap(([name, values]) => [
        `# HELP ${name} ${helps[name]}`,
        `# TYPE ${name} counter`,
        ...[...values].map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
      ]);
      const are = [...now].flatMap(([name, value]) => [
        `# HELP ${name} ${gauges[name]}`,
        `# TYPE ${name} gauge`,
        `${name} ${value === Infinity ? '+Inf' : value}`,
      ]);
      return `${[...lines, ...are].join('\n')}\n`;
    },
  };
}
