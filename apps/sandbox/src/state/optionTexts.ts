import type { Scenario } from '@cityguide/widget-kit';
import type { SandboxState } from './SandboxState';

/** An option's value as its attribute is written. */
function writeText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** The attributes of the mount point, by option name: the scenario's, and over them what the controls say. */
export function optionTextsOf(
  scenario: Scenario,
  changed: SandboxState['options'] = {},
): Record<string, string> {
  const own = Object.entries(scenario.options ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return { ...Object.fromEntries(own.map(([name, value]) => [name, writeText(value)])), ...changed };
}
