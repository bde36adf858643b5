import type { Control } from '@cityguide/widget-kit/documents';
import type { Scenario } from '@cityguide/widget-kit';
import { getOptionTexts } from './getOptionTexts';
import type { SandboxState } from './SandboxState';

interface Change {
  scenario: Scenario;
  control: Pick<Control, 'name' | 'defaultText'>;
  text: string;
}

/** The changed options after a control got a new text; the same text as in the scenario is not a change. */
export function changeOption(changed: SandboxState['options'], { scenario, control, text }: Change) {
  const others = Object.fromEntries(Object.entries(changed).filter(([name]) => name !== control.name));
  const originalText = getOptionTexts(scenario)[control.name] ?? control.defaultText;
  return text === originalText ? others : { ...others, [control.name]: text };
}
