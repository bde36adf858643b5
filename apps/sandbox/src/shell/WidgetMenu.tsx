import type { MouseEvent } from 'react';
import type { Catalogue, CatalogueEntry } from '../catalogue/CatalogueEntry';
import { listScenarios } from '../catalogue/findScenario';
import { formatState } from '../state/formatState';
import { parseState } from '../state/parseState';
import type { SandboxState } from '../state/SandboxState';
import styles from './WidgetMenu.module.css';

interface WidgetMenuProps {
  catalogue: Catalogue;
  state: SandboxState;
  onVisit(search: string): void;
}

/** All widgets, and the scenarios of the one that is shown, as links: each can be opened in a tab of its own. */
export function WidgetMenu({ catalogue, state, onVisit }: WidgetMenuProps) {
  const addressOf = ({ definition }: CatalogueEntry, scenario: string) => {
    const query = new URLSearchParams({ widget: definition.name, scenario });
    const { brand, colours, screen } = state;
    return formatState({ ...parseState(`?${query}`, catalogue), brand, colours, screen }, catalogue);
  };

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onVisit(event.currentTarget.search);
  }

  return (
    <nav aria-label="Widgets" className={styles.menu}>
      <ul className={styles.list}>
        {catalogue.map((entry) => {
          const { name, title } = entry.definition;
          const isShown = name === state.widget;
          const scenarios = listScenarios(entry);
          return (
            <li key={name} className={styles.item}>
              <a
                className={styles.widget}
                href={addressOf(entry, scenarios[0].name)}
                aria-current={isShown ? 'true' : undefined}
                onClick={handleClick}
              >
                {title}
                <code className={styles.name}>{name}</code>
              </a>
              {isShown && (
                <ul className={styles.scenarios} aria-label={`Scenarios of ${title}`}>
                  {scenarios.map((scenario) => (
                    <li key={scenario.name}>
                      <a
                        className={styles.scenario}
                        href={addressOf(entry, scenario.name)}
                        aria-current={scenario.name === state.scenario ? 'page' : undefined}
                        onClick={handleClick}
                      >
                        {scenario.name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
