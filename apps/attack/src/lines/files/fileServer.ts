import type { AttackLine } from '../../AttackLine';
import { getHeader } from '../../http/HttpResponse';

const RELEASE = '/widgets/probe/1.0.0-aaaaaaaa/';
const NAMES = [
  'link.txt',
  'linked/secret.txt',
  'linked/data/city.sqlite',
  '.hidden.js',
  'probe.exe',
  'inner/',
  'inner',
  '',
  '.',
  'probe.js/',
  'probe.js/x.js',
  'probe.js%00',
  'probe.js%00.css',
  'probe.js%20',
  'probe.js.',
  'probe.js::$DATA',
  'PROBE.JS',
  'probe%2ejs',
  'probe.js;x',
  'probe.js%3fx',
  'inner%2f..%2fprobe.js',
  'inner%2f..%2f..%2f..%2fsecret.txt',
  'inner/../../../secret.txt',
  'inner\\..\\..\\secret.txt',
  'inner%5c..%5csecret.txt',
  '..%2f1.0.0-aaaaaaaa%2f.hidden.js',
  '%2e%2e/secret.txt',
  '%252e%252e/secret.txt',
  'probe.js.br',
  'probe.js.map',
  'CON.js',
  'aux.js',
  'COM1.js',
  'probe~1.js',
  'c:/probe.js',
  '%c0%ae%c0%ae/secret.txt',
  'probe.js\u0000',
].map((name) => name.replace('\u0000', '%00'));
const RANGES = [
  'bytes=0-',
  'bytes=-1',
  'bytes=0-0,1-1,2-2',
  `bytes=${Array.from({ length: 300 }, (_, index) => `${index}-${index}`).join()}`,
  'bytes=9999999999999999999999-',
  'bytes=-9999999999999999999',
  'bytes=5-1',
  'bytes=a-b',
  'lines=0-1',
  'bytes=',
  'bytes=-',
  'bytes=0-1e9',
  'bytes=00000000000000000000000000000-1',
];
const PICTURE_QUERIES = [
  'w=1&h=1',
  'w=99999&h=99999',
  'w=610&h=610&cmd=crop&w=1',
  'w=-1',
  'w=1e3',
  'w=0x10',
  'w=NaN',
  'cmd=rm',
  'cmd=__proto__',
  'cmd=constructor&w=300&h=200',
  'quality=0',
  'quality=101',
  'quality=70.5',
  'w[]=300&h[]=200',
  'w=300&h=200&cmd[]=crop',
  'w=%00',
  'url=http://169.254.169.254/',
  'src=http://127.0.0.1/',
  'w=３００',
  'w=300&h=200&quality=70;rm -rf',
];
const REMOTE_ADDRESSES = [
  'http://127.0.0.1:22/x.jpg',
  '//127.0.0.1/x.jpg',
  'http:/169.254.169.254/latest.jpg',
  'file:/etc/passwd.jpg',
  'https%3a%2f%2fevil.example%2fx.jpg',
  'data:image/png;base64,AAAA.png',
  'ftp://127.0.0.1/x.png',
  'pictures/../../secret.jpg',
];

export const fileServer: AttackLine = {
  number: 38,
  threat: 'files that were not meant to be served',
  rule: 'Only the widget files, pictures, films and assets in their folders are served: no symbolic link, no dot file, no device name, no remote URL.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    const isFine = ({ status, text }: { status: number; text: string }) =>
      status > 0 && status < 500 && !(site.ownServer && text.includes(site.ownServer.secret));
    const sendGet = (path: string) =>
      site.sendRaw(
        `GET ${path} HTTP/1.1\r\nHost: ${site.host}\r\n${site.proxyHeaderLines}Connection: close\r\n\r\n`,
      );
    for (const name of NAMES)
      for (const folder of [RELEASE, '/widgets/probe/', '/widgets/', '/assets/', '/images/', '/films/'])
        trials.expectResponse(`GET ${folder}${name}`, await sendGet(folder + name), isFine);
    for (const range of RANGES)
      for (const path of ['/films/1.webm', `${RELEASE}probe.js`, '/images/pictures/nowhere.jpg', '/']) {
        const response = await site.client.send({ path, headers: { range } });
        trials.expectResponse(
          `${path} with ${range.slice(0, 60)}`,
          response,
          ({ status }) => status > 0 && status !== 500 && status !== 502,
        );
        trials.expect(
          `its type`,
          !/multipart\/byteranges/.test(getHeader(response, 'content-type')),
          response.status,
        );
      }
    for (const query of PICTURE_QUERIES)
      for (const path of ['/images/pictures/nowhere.jpg', '/images/avatars/x.png'])
        trials.expectResponse(
          `GET ${path}?${query}`,
          await site.client.send({ path: encodeURI(`${path}?${query}`) }),
          ({ status }) => status >= 400 && status < 500,
        );
    for (const address of REMOTE_ADDRESSES)
      trials.expectResponse(
        `GET /images/${address}`,
        await sendGet(`/images/${address}`),
        ({ status }) => status >= 300 && status < 500,
      );
  },
};
