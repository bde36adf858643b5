import { Button } from '@cityguide/ui';
import type { Scenario, WidgetDefinition } from '@cityguide/widget-kit';
import { getControls } from '@cityguide/widget-kit/documents';
import { changeOption } from '../state/changeOption';
import { getOptionTexts } from '../state/getOptionTexts';
import type { SandboxState } from '../state/SandboxState';
import { OptionControl } from './OptionControl';
import panel from './Panel.module.css';
import { readOptions } from './readOptions';

interface OptionsProps {
  definition: WidgetDefinition;
  scenario: Scenario;
  changed: SandboxState['options'];
  onChange(changed: SandboxState['options']): void;
}

/** The form generated from the widget's definition. */
export function Options({ definition, scenario, changed, onChange }: OptionsProps) {
  const controls = getControls(definition);
  const texts = getOptionTexts(scenario, changed);
  const { errors } = readOptions(definition, texts);
  return (
    <section className={panel.panel} aria-labelledby="options">
      <div className={panel.head}>
        <h2 id="options" className={panel.title}>
          Options
        </h2>
        {Object.keys(changed).length > 0 && (
          <Button variant="quiet" onClick={() => onChange({})}>
            Reset
          </Button>
        )}
      </div>
      {controls.length === 0 && <p className={panel.words}>This widget has no options.</p>}
      {controls.map((control) => (
        <OptionControl
          key={`${definition.name} ${control.name}`}
          control={control}
          text={texts[control.name] ?? control.defaultText}
          allowedText={errors[control.attribute]}
          onChange={(text) => onChange(changeOption(changed, { scenario, control, text }))}
        />
      ))}
    </section>
  );
}
