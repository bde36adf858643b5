import type { LookupAddress } from 'node:dns';
import { createAddressGuard, LOCAL_HOSTS } from './createAddressGuard';
import { isPublicAddress } from './isPublicAddress';

const parse = (address: string, hosts: readonly string[] = []) => createAddressGuard(hosts).parse(address);

const PRIVATE_ADDRESSES = [
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '192.0.0.170', '192.0.2.1', '198.18.0.1', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255', '::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::'],
  ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '100::1'],
  ...['4000::1', 'localhost', '', '1.2.3', '1.2.3.4.5'],
];
const PUBLIC_ADDRESSES = ['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:1.1.1.1'];

describe('OWN-5.public addresses that the site may be led to', () => {
  it.each(PRIVATE_ADDRESSES)('%s is not of the public internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(PUBLIC_ADDRESSES)('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://017700000001/',
    ],
    ...['http://0x7f.1/', 'http://127.0.0.1./', 'http://127.0.0.1:80/', 'http://0/', 'http://①②⑦.⓪.⓪.①/'],
    ...['http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[0:0:0:0:0:ffff:7f00:1]/', 'http://[::]/'],
    ...['http://169.254.169.254/latest/meta-data/', 'http://[fd00:ec2::254]/', 'http://0251.0376.0251.0376/'],
    ...['https:\\\\127.0.0.1/', 'http:127.0.0.1/', 'http:///127.0.0.1/', 'HTTP://127.0.0.1/'],
  ])('%s is refused before anything is looked up', (address) => {
    expect(() => parse(address)).toThrow('is not on the public internet');
  });

  it.each([
    ['file:///etc/passwd', 'must begin with https://'],
    ['ftp://example.com/a.jpg', 'must begin with https://'],
    ['gopher://example.com/', 'must begin with https://'],
    ['data:image/png;base64,AAAA', 'must begin with https://'],
    ['javascript:alert(1)', 'must begin with https://'],
    ['/images/a.jpg', 'not an address'],
    ['http://', 'not an address'],
    ['http://[::1', 'not an address'],
    ['http://user:password@example.com/', 'no user name'],
    ['http://example.com@127.0.0.1/', 'no user name'],
  ])('%s is refused with a reason', (address, reason) => {
    expect(() => parse(address)).toThrow(reason);
  });

  it('the operator may name a host with its port, and no other is allowed by it', () => {
    const hosts = ['10.0.0.5', '127.0.0.1:8080'];
    expect(parse('http://10.0.0.5:81/a.jpg', hosts).port).toBe('81');
    expect(parse('http://2130706433:8080/', hosts).host).toBe('127.0.0.1:8080');
    for (const other of [
      'http://127.0.0.1/',
      'http://127.0.0.1:8081/',
      'http://10.0.0.6/',
      'http://[::1]:8080/',
    ])
      expect(() => parse(other, hosts)).toThrow('is not on the public internet');
  });

  it('a cloud’s metadata service is refused even where it is named', () => {
    expect(() => parse('http://169.254.169.254/', ['169.254.169.254', LOCAL_HOSTS])).toThrow(
      'not on the public',
    );
  });

  it('local means this machine, and nothing else', () => {
    expect(parse('http://[::1]:3000/', [LOCAL_HOSTS]).port).toBe('3000');
    expect(() => parse('http://10.0.0.1/', [LOCAL_HOSTS])).toThrow('is not on the public internet');
  });
});

describe('OWN-5.public a name is checked by what it resolves to', () => {
  const lookUp = (hostname: string, found: LookupAddress[], hosts: readonly string[] = []) => {
    const guard = createAddressGuard(hosts, (_name, _options, done) => done(null, found));
    const lookup = guard.createLookup(new URL(`http://${hostname}/`));
    return new Promise((resolve) =>
      lookup(hostname, { all: true }, (error, addresses) => resolve(error ? error.message : addresses)),
    );
  };
  const [inside, outside] = [
    { address: '10.0.0.7', family: 4 },
    { address: '1.1.1.1', family: 4 },
  ];

  it('the connection gets the very address that was checked', async () => {
    expect(await lookUp('cms.example', [outside])).toEqual([outside]);
  });

  it('one address inside is enough to refuse it', async () => {
    for (const found of [[inside], [outside, inside], [{ address: '::ffff:10.0.0.7', family: 6 }]])
      expect(await lookUp('cms.example', found)).toContain('is not on the public internet');
    expect(await lookUp('cms.example', [])).toContain('has no address');
  });

  it('a named host may resolve to a private address', async () => {
    expect(await lookUp('cms.internal', [inside], ['cms.internal'])).toEqual([inside]);
    expect(await lookUp('other.internal', [inside], ['cms.internal'])).toContain(
      'not on the public internet',
    );
  });
});
