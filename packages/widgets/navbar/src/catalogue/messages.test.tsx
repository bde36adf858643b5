import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { newsMenus } from '../testing/menuData';
import { openBar, server } from '../testing/openBar';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Every message with its path; functions are called with a sample argument. */
function listTexts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'function')
    return [[path, String((value as (argument: string) => unknown)('Toronto'))]];
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => listTexts(inner, `${path}/${key}`));
}

/** The same in both languages: names, and words that are the same in French. */
const SHARED = /networks|\/(archives|dashboardPages\/photos|entries\/(restaurants|culture|sports))$/;

describe('the text of the bar', () => {
  it('FMT-5.both-languages is complete in both languages, and never empty', () => {
    const [english, french] = [listTexts(messages['en-CA']), listTexts(messages['fr-CA'])];
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
    expect(french.filter(([, text]) => text.trim() === '')).toEqual([]);
    const untranslated = french.filter(
      ([path, text], index) => text === english[index]?.[1] && !SHARED.test(path),
    );
    expect(untranslated).toEqual([]);
  });

  it('FMT-5.french is in the site’s own language, with its `lang` attribute', async () => {
    const { container } = await openBar({
      widthPx: 390,
      site: { languages: ['fr-CA', 'en-CA'] },
      data: newsMenus,
    });
    expect(container.querySelector('header')).toHaveAttribute('lang', 'fr-CA');
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    expect(screen.getByRole('link', { name: 'Recevoir l’infolettre' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restaurants' }));
    expect(screen.getByRole('heading', { name: 'Critiques récentes' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bar Isabel Note : 4.50 sur 5' })).toBeVisible();
  });
});
