import { createMockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { enhanceMany } from '@cityguide/widget-kit/runtime';
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { definition } from './definition';
import { openStore } from '@cityguide/store/testing';
import widget from './widget';

const user = userEvent.setup();
let close = () => undefined as void;
/** Paths that were navigated to. */
let paths: string[] = [];

function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  paths.push(link.pathname + link.search);
}
beforeEach(() => {
  paths = [];
  document.addEventListener('click', follow);
});
afterEach(() => {
  close();
  document.removeEventListener('click', follow);
});

function openPage(content: string = definition.fallback, site: Partial<SiteConfig> = {}) {
  const { store, close: closeStore } = openStore(createMockBackend());
  document.body.innerHTML = `<div data-widget="category-menu">${content}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const many = enhanceMany({ widget, store, site: { ...defaultSiteConfig, ...site }, report: jest.fn() });
  many.add([element]);
  close = () => {
    many.stop();
    closeStore();
  };
  return { element, remove: () => many.remove(element) };
}
const menu = () => screen.getByRole('combobox', { name: 'Category' });
/** Fires the events of a key that changes a closed drop-down. */
function changeByKey(key: string, value: string) {
  fireEvent.keyDown(menu(), { key });
  fireEvent.change(menu(), { target: { value } });
}
const bakeries = '/restaurants/n/7/annex/?sub_type=11';

describe('category menu', () => {
  it('HOOD-1.first-option starts with "Choose a Category..."', () => {
    openPage();
    expect(menu()).toHaveDisplayValue('Choose a Category...');
    expect(screen.getAllByRole('option')[0]).toHaveValue('');
  });

  it('HOOD-1.goes choosing by pointer goes to the item’s path', async () => {
    openPage();
    await user.selectOptions(menu(), 'Bakeries');
    expect(paths).toEqual([bakeries]);
  });

  it('HOOD-1.keyboard browsing by arrows or letters goes nowhere, Enter does', () => {
    openPage();
    changeByKey('ArrowDown', '/restaurants/n/7/annex/');
    changeByKey('b', bakeries);
    expect(paths).toEqual([]);
    fireEvent.keyDown(menu(), { key: 'Enter' });
    expect(paths).toEqual([bakeries]);
  });

  it.each([' ', 'Enter'])('HOOD-1 a choice from the list opened by "%s" goes at once', (key) => {
    openPage();
    changeByKey(key, bakeries);
    expect(paths).toEqual([bakeries]);
  });

  it('HOOD-1 the button goes to the chosen item; without a choice it focuses the drop-down', async () => {
    openPage();
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(paths).toEqual([]);
    expect(menu()).toHaveFocus();
    changeByKey('ArrowDown', bakeries);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(paths).toEqual([bakeries]);
  });

  it('HOOD-1 the first option goes nowhere', () => {
    openPage();
    changeByKey('ArrowDown', bakeries);
    fireEvent.pointerDown(menu());
    fireEvent.change(menu(), { target: { value: '' } });
    expect(paths).toEqual([]);
  });

  it('HOOD-1.back after Back the same category can be chosen again', () => {
    openPage();
    fireEvent.change(menu(), { target: { value: bakeries } });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(menu()).toHaveDisplayValue('Choose a Category...');
  });

  it('HOOD-1.own-paths does not follow script URLs', () => {
    openPage('<form><select><option value="javascript:alert(1)">Odd</option></select></form>');
    fireEvent.change(menu(), { target: { value: 'javascript:alert(1)' } });
    expect(paths).toEqual([]);
  });

  it('HOOD-1 FMT-5.french completes a bare drop-down in the site’s language, and restores it', () => {
    const bare = '<form><select><option value="/x/">X</option></select></form>';
    const { element, remove } = openPage(bare, { languages: ['fr-CA'] });
    expect(screen.getByRole('combobox', { name: 'Catégorie' })).toHaveDisplayValue(
      'Choisir une catégorie...',
    );
    expect(screen.getByRole('button', { name: 'Afficher' })).toBeVisible();
    remove();
    expect(element.innerHTML).toBe(bare);
  });

  it('leaves a page without a form alone', () => {
    const { element } = openPage('<p>Soon</p>');
    expect(element.innerHTML).toBe('<p>Soon</p>');
  });
});
