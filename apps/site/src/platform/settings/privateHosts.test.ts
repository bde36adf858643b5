import { readSettings } from './readSettings';

const read = (PRIVATE_HOSTS: string, environment = {}) =>
  readSettings({ PRIVATE_HOSTS, ...environment }, '/srv').privateHosts;
const production = { NODE_ENV: 'production', SITE_ORIGIN: 'https://city.example' };

describe('OWN-5.setting hosts of the operator’s own network', () => {
  it('are none unless they are named', () => {
    expect(read('')).toEqual([]);
    expect(read(' CMS.internal, 10.0.0.5:8080,,[fd00::5]:8080 ')).toEqual([
      'cms.internal',
      '10.0.0.5:8080',
      '[fd00::5]:8080',
    ]);
  });

  it('local is for development; in production each server of this machine is named by its port', () => {
    expect(read('local')).toEqual(['local']);
    expect(() => read('local', production)).toThrow('in production every host must be named');
    expect(() => read('127.0.0.1', production)).toThrow('Name the port as well: 127.0.0.1:8080');
    expect(read('127.0.0.1:8080', production)).toEqual(['127.0.0.1:8080']);
  });

  it.each([
    ['http://cms.internal', 'write the host alone'],
    ['cms.internal/pictures', 'write the host alone'],
    ['cms.internal:80', 'write the host alone, as addresses have it: cms.internal'],
    ['2130706433', 'write the host alone, as addresses have it: 127.0.0.1'],
    ['*.internal', 'a wildcard'],
    ['10.0.0.0/8', 'write the host alone'],
    ['a b', 'this is not a host'],
  ])('%s is refused with what to write', (entry, reason) => {
    expect(() => read(entry)).toThrow(reason);
  });
});
