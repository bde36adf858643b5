import { type MouseEvent, useId, useState } from 'react';
import { VisuallyHidden } from '@cityguide/ui';
import type { Catalogue, CatalogueEntry } from '../catalogue/CatalogueEntry';
import { searchCatalogue } from '../catalogue/searchCatalogue';
import { formatState } from '../state/formatState';
import { parseState } from '../state/parseState';
import type { SandboxState } from '../state/SandboxState';
import styles from './WidgetMenu.module.css';

interface WidgetMenuProps {
  catalogue: Catalogue;
  state: SandboxState;
  onNavigate(search: string): void;
}

/**
 * All widgets, and the scenarios of the current one, as links that can be opened in a new tab. A search shows the
 * matching widgets and scenarios instead.
 */
export function WidgetMenu({ catalogue, state, onNavigate }: WidgetMenuProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const found = searchCatalogue(catalogue, query);
  const isSearch = query.trim() !== '';

  const addressOf = ({ definition }: CatalogueEntry, scenario: string) => {
    const query = new URLSearchParams({ widget: definition.name, scenario });
    const { brand, colours, language, screen } = state;
    return formatState(
      { ...parseState(`?${query}`, catalogue), brand, colours, language, screen },
      catalogue,
    );
  };

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(event.currentTarget.search);
  }

  return (
    <nav aria-label="Widgets" className={styles.menu}>
      <label htmlFor={id}>
        <VisuallyHidden>Find a widget or scenario</VisuallyHidden>
      </label>
      <input
        id={id}
        type="search"
        className={styles.search}
        placeholder="Find a widget or scenario"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={styles.none}>
        {found.length === 0 && `Nothing is called “${query.trim()}”.`}
      </p>
      <ul className={isSearch ? styles.found : styles.list}>
        {found.map(({ entry, scenarios }) => {
          const { name, title } = entry.definition;
          const isShown = name === state.widget;
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
              {(isShown || isSearch) && (
                <ul className={styles.scenarios} aria-label={`Scenarios of ${title}`}>
                  {scenarios.map((scenario) => (
                    <li key={scenario.name}>
                      <a
                        className={styles.scenario}
                        href={addressOf(entry, scenario.name)}
                        aria-current={isShown && scenario.name === state.scenario ? 'page' : undefined}
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
