import type { Scenario } from '@cityguide/widget-kit';
import type { SandboxState } from './SandboxState';

/** An option's value as attribute text. */
function writeText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** The attributes of the mount point, by option name: the scenario's, overridden by the controls. */
export function getOptionTexts(
  scenario: Scenario,
  changed: SandboxState['options'] = {},
): Record<string, string> {
  const scenarioOptions = Object.entries(scenario.options ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return {
    ...Object.fromEntries(scenarioOptions.map(([name, value]) => [name, writeText(value)])),
    ...changed,
  };
}
