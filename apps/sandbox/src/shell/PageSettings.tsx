import { brands } from '@cityguide/site-config';
import { backendStates } from '@cityguide/widget-kit/documents';
import { colourSchemes, languageChoices, type SandboxState, visitors } from '../state/SandboxState';
import { RadioGroup } from './RadioGroup';
import panel from './Panel.module.css';

interface PageSettingsProps {
  state: SandboxState;
  onChange(part: Partial<SandboxState>): void;
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const toChoices = <T extends string>(ids: readonly T[]) => ids.map((id) => ({ id, label: capitalise(id) }));

const LANGUAGE_LABELS = { own: 'Site’s own', 'en-CA': 'English', 'fr-CA': 'Français' };

/** The page of the widget: its site, visitor and backend state. */
export function PageSettings({ state, onChange }: PageSettingsProps) {
  return (
    <section className={panel.panel} aria-labelledby="page">
      <div className={panel.head}>
        <h2 id="page" className={panel.title}>
          Page
        </h2>
      </div>
      <RadioGroup
        label="Brand"
        choices={toChoices(brands)}
        selected={state.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <RadioGroup
        label="Colours"
        choices={toChoices(colourSchemes)}
        selected={state.colours}
        onChange={(colours) => onChange({ colours })}
      />
      <RadioGroup
        label="Language"
        choices={languageChoices.map((id) => ({ id, label: LANGUAGE_LABELS[id] }))}
        selected={state.language}
        onChange={(language) => onChange({ language })}
      />
      <RadioGroup
        label="Visitor"
        choices={toChoices(visitors)}
        selected={state.visitor}
        onChange={(visitor) => onChange({ visitor })}
      />
      <RadioGroup
        label="Backend"
        choices={toChoices(backendStates)}
        selected={state.backend}
        onChange={(backend) => onChange({ backend })}
      />
    </section>
  );
}
