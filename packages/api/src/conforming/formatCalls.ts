import type { Route } from '../wire/route';
import type { Coverage } from './createCoverage';
import { widgetCalls } from './widgetCalls';

const MAX_MESSAGE_LENGTH = 160;

/** One line for each call: what this API does differently, and which widgets need the call. */
export function formatCalls(routes: readonly Route[], coverage: Coverage): string {
  return routes
    .map((route) => {
      const call = `${route.method.padEnd(6)} ${route.path}`;
      return `${call.padEnd(44)} ${formatWidgets(route)}\n    ${formatVerdict(route, coverage)}`;
    })
    .join('\n');
}

function formatWidgets(route: Route): string {
  const names = Object.entries(widgetCalls).flatMap(([name, calls]) => (calls.includes(route) ? [name] : []));
  return names.join(', ') || 'no widget';
}

function formatVerdict(route: Route, coverage: Coverage): string {
  const differences = coverage.findDifferences(route);
  const [first] = differences;
  if (!first)
    return coverage.hasSucceeded(route) ? 'as agreed' : 'not tried, since what comes before it failed';
  const missing = differences.find(
    ({ expected, received, isMissing }) => isMissing || (expected < 400 && [404, 405].includes(received)),
  );
  if (missing && !coverage.hasSucceeded(route)) return `missing: answered ${missing.received}`;
  const message = first.message.replace(/\s+/g, ' ').trim();
  const excerpt = message.length > MAX_MESSAGE_LENGTH ? `${message.slice(0, MAX_MESSAGE_LENGTH)} …` : message;
  const others = differences.length > 1 ? ` (and ${differences.length - 1} more)` : '';
  return `differs: ${excerpt}${others}`;
}
