/** Upper bounds of the response time buckets, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10] as const;

interface RequestHistogram {
  labels: string;
  count: number;
  seconds: number;
  /** Cumulative counts, one for each of `BUCKETS`. */
  buckets: number[];
}

export interface ObservedResponse {
  method: string;
  /** The route's pattern, so that there is one series per route, not per URL. */
  route: string;
  status: number;
  seconds: number;
}

/** Counts responses by route and formats them for Prometheus. */
export function createMetrics() {
  const histograms = new Map<string, RequestHistogram>();

  return {
    observe({ method, route, status, seconds }: ObservedResponse): void {
      const labels = `method="${method}",route="${escapeLabel(route)}",status="${Math.floor(status / 100)}xx"`;
      const histogram = histograms.get(labels) ?? {
        labels,
        count: 0,
        seconds: 0,
        buckets: BUCKETS.map(() => 0),
      };
      histograms.set(labels, histogram);
      histogram.count += 1;
      histogram.seconds += seconds;
      BUCKETS.forEach((upperBound, index) => {
        if (seconds <= upperBound) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1;
      });
    },
    format(): string {
      return [
        '# HELP cityguide_request_duration_seconds Time from a request to the end of its answer.',
        '# TYPE cityguide_request_duration_seconds histogram',
        ...[...histograms.values()].flatMap(formatHistogram),
        ...formatProcessMetrics(),
        '',
      ].join('\n');
    },
  };
}

function formatHistogram({ labels, count, seconds, buckets }: RequestHistogram): string[] {
  const name = 'cityguide_request_duration_seconds';
  return [
    ...buckets.map((bucketCount, index) => `${name}_bucket{${labels},le="${BUCKETS[index]}"} ${bucketCount}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

/** With the names that all Prometheus clients use for a process. */
function formatProcessMetrics(): string[] {
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
  text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
