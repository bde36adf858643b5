import { brands } from '@cityguide/site-config';
import { backendStates } from '@cityguide/widget-kit/documents';
import { colourSchemes, languageChoices, type SandboxState, visitors } from '../state/SandboxState';
import { Choices } from './Choices';
import panel from './Panel.module.css';

interface PageChoicesProps {
  state: SandboxState;
  onChange(part: Partial<SandboxState>): void;
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const choicesOf = <T extends string>(ids: readonly T[]) => ids.map((id) => ({ id, label: capitalise(id) }));

const LANGUAGES = { own: 'Site’s own', 'en-CA': 'English', 'fr-CA': 'Français' };

/** On what page the widget stands: which site's, who looks at it, how its backend is doing. */
export function PageChoices({ state, onChange }: PageChoicesProps) {
  return (
    <section className={panel.panel} aria-labelledby="page">
      <div className={panel.head}>
        <h2 id="page" className={panel.title}>
          Page
        </h2>
      </div>
      <Choices
        label="Brand"
        choices={choicesOf(brands)}
        chosen={state.brand}
        onChoose={(brand) => onChange({ brand })}
      />
      <Choices
        label="Colours"
        choices={choicesOf(colourSchemes)}
        chosen={state.colours}
        onChoose={(colours) => onChange({ colours })}
      />
      <Choices
        label="Language"
        choices={languageChoices.map((id) => ({ id, label: LANGUAGES[id] }))}
        chosen={state.language}
        onChoose={(language) => onChange({ language })}
      />
      <Choices
        label="Visitor"
        choices={choicesOf(visitors)}
        chosen={state.visitor}
        onChoose={(visitor) => onChange({ visitor })}
      />
      <Choices
        label="Backend"
        choices={choicesOf(backendStates)}
        chosen={state.backend}
        onChoose={(backend) => onChange({ backend })}
      />
    </section>
  );
}
