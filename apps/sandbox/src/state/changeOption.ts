import type { Control } from '@cityguide/widget-kit/documents';
import type { Scenario } from '@cityguide/widget-kit';
import { optionTextsOf } from './optionTexts';
import type { SandboxState } from './SandboxState';

interface Change {
  scenario: Scenario;
  control: Pick<Control, 'name' | 'defaultText'>;
  text: string;
}

/** The changed options after a control got a new text; one that says what the scenario says anyway is no change. */
export function changeOption(changed: SandboxState['options'], { scenario, control, text }: Change) {
  const others = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== control.name));
  const usual = optionTextsOf(scenario)[control.name] ?? control.defaultText;
  return text === usual ? others : { ...others, [control.name]: text };
}
