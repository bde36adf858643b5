/** Upper ends of the buckets of answer times, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10] as const;

interface Series {
  labels: string;
  count: number;
  seconds: number;
  /** How many were at most as slow as the bucket of the same place. */
  buckets: number[];
}

export interface Answered {
  method: string;
  /** The route's pattern, so that there are as many series as routes, not as addresses. */
  route: string;
  status: number;
  seconds: number;
}

/** Counts answers by route, and tells them as Prometheus reads them. */
export function createMetrics() {
  const series = new Map<string, Series>();

  return {
    count({ method, route, status, seconds }: Answered): void {
      const labels = `method="${method}",route="${escapeLabel(route)}",status="${Math.floor(status / 100)}xx"`;
      const found = series.get(labels) ?? { labels, count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
      series.set(labels, found);
      found.count += 1;
      found.seconds += seconds;
      BUCKETS.forEach((end, index) => {
        if (seconds <= end) found.buckets[index] = (found.buckets[index] ?? 0) + 1;
      });
    },
    tell(): string {
      return [
        '# HELP cityguide_request_duration_seconds Time from a request to the end of its answer.',
        '# TYPE cityguide_request_duration_seconds histogram',
        ...[...series.values()].flatMap(tellSeries),
        ...tellProcess(),
        '',
      ].join('\n');
    },
  };
}

function tellSeries({ labels, count, seconds, buckets }: Series): string[] {
  const name = 'cityguide_request_duration_seconds';
  return [
    ...buckets.map((below, index) => `${name}_bucket{${labels},le="${BUCKETS[index]}"} ${below}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

/** Under the names that every Prometheus client uses for a process. */
function tellProcess(): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const startSeconds = Date.now() / 1000 - process.uptime();
  return [
    '# TYPE process_start_time_seconds gauge',
    `process_start_time_seconds ${startSeconds.toFixed(3)}`,
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${((user + system) / 1e6).toFixed(6)}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# TYPE nodejs_heap_size_used_bytes gauge',
    `nodejs_heap_size_used_bytes ${heapUsed}`,
  ];
}

const escapeLabel = (text: string) =>
  text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
