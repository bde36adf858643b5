import { defineWidget, option } from '@cityguide/widget-kit';
import { createSandbox } from './createSandbox';

const definition = defineWidget({
  name: 'clock',
  title: 'Clock',
  help: 'What time it is.',
  kind: 'react',
  load: 'eager',
  options: { zone: option.text({ default: '', help: 'Whose time.' }) },
});
const catalogue = [
  { definition, scenarios: [{ name: 'Here' }, { name: 'There', options: { zone: 'UTC' } }] },
];

function start(search = '') {
  const location = { pathname: '/sandbox/', search };
  const visited: string[] = [];
  const write = (isNew: boolean) => (_data: unknown, _unused: string, url?: string | URL | null) => {
    location.search = new URL(String(url), 'http://localhost').search;
    visited.push(`${isNew ? 'push' : 'replace'} ${String(url)}`);
  };
  const history = { pushState: write(true), replaceState: write(false) };
  return { sandbox: createSandbox({ catalogue, location, history }), location, visited };
}

describe('createSandbox', () => {
  it('writes a change into the URL without a new history entry', () => {
    const { sandbox, visited } = start();
    sandbox.change({ brand: 'news', options: { zone: 'EST' } });
    expect(sandbox.getState()).toMatchObject({ brand: 'news', options: { zone: 'EST' } });
    expect(visited).toEqual(['replace /sandbox/?widget=clock&scenario=Here&brand=news&option.zone=EST']);
  });

  it('navigates to a scenario as a link does, with its own options', () => {
    const { sandbox, visited } = start('?option.zone=EST');
    sandbox.navigate('?widget=clock&scenario=There&brand=news');
    expect(sandbox.getState()).toMatchObject({ scenario: 'There', brand: 'news', options: {} });
    expect(visited).toEqual(['push /sandbox/?widget=clock&scenario=There&brand=news']);
  });

  it('follows Back and Forward', () => {
    const { sandbox, location } = start('?scenario=There');
    location.search = '?scenario=Here&screen=small';
    sandbox.syncFromUrl();
    expect(sandbox.getState()).toMatchObject({ scenario: 'Here', screen: 'small' });
  });
});
