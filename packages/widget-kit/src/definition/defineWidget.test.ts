import { defineWidget, option } from '../index';

const plain = { title: 'Navbar', help: 'Navigates.', kind: 'react', load: 'eager', options: {} } as const;

describe('defineWidget', () => {
  it('returns the definition unchanged', () => {
    expect(defineWidget({ ...plain, name: 'navbar' })).toEqual({ ...plain, name: 'navbar' });
  });

  it.each(['Navbar', 'nav_bar', 'nav bar', '-bar', ''])('rejects the name "%s"', (name) => {
    expect(() => defineWidget({ ...plain, name })).toThrow(/kebab-case/);
  });

  it.each(['widget', 'load'])('rejects an option named %s, which the page itself uses', (name) => {
    const options = { [name]: option.flag({ help: 'Mine.' }) };
    expect(() => defineWidget({ ...plain, name: 'navbar', options })).toThrow(/reserved/);
  });

  it('rejects an option that is not camelCase, since its attribute would not be found', () => {
    const options = { 'sub-type': option.id({ help: 'Type.' }) };
    expect(() => defineWidget({ ...plain, name: 'navbar', options })).toThrow(/camelCase/);
  });
});
