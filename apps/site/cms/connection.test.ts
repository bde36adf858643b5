import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readComplaints, runPhp, runPhpLater } from './testing/cmsRun';
import { installPlugin } from './testing/plugin';

let server: Server;
let answer: RequestListener;
let address: string;
beforeAll(async () => {
  installPlugin();
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => expect(readComplaints()).toEqual([]));
afterAll(() => server.close());

const MANIFEST = '{"schema":"cityguide-widgets/1","widgets":[]}';

/** What the settings page says of this address. */
const testConnection = async (settings: Record<string, string>) => {
  const json = JSON.stringify({ server: address, token: '', ...settings });
  return (await runPhpLater(
    `$problems = Cityguide\\test_connection( json_decode( '${json}', true ) ); delete_option( "cityguide_manifest" ); return $problems;`,
  )) as string[];
};

/** Answers each path with a text; `401` and the like alone are statuses. */
const answerWith = (answers: Record<string, string>) => {
  answer = ({ url = '' }, response) => {
    const text = answers[url] ?? '404';
    if (/^\d{3}$/.test(text)) return void response.writeHead(Number(text)).end('{"detail":"no"}');
    response.end(text);
  };
};

describe('the test of the connection', () => {
  it('CMS-1.unreachable says that a server cannot be reached', async () => {
    const [problem] = await testConnection({ server: 'http://127.0.0.1:1' });
    expect(problem).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/widgets\/manifest\.json cannot be reached \(.*\)\. Check the address, and whether Cityguide runs\.$/,
    );
  });

  it('CMS-1.old says that a server is too old, or its prefix missing', async () => {
    answerWith({});
    expect(await testConnection({})).toEqual([
      `There is nothing at ${address}/widgets/manifest.json. Cityguide there is too old for this plugin, or its prefix is missing from the address.`,
    ]);
  });

  it('CMS-1.html says that something else answers with a web page', async () => {
    answerWith({ '/widgets/manifest.json': '<!doctype html><title>WordPress</title>' });
    expect(await testConnection({})).toEqual([
      `${address}/widgets/manifest.json answers with a web page instead of data. Something else is at this address, such as WordPress itself: let the proxy send it to Cityguide, or correct the address and its prefix.`,
    ]);
    answerWith({ '/widgets/manifest.json': MANIFEST, '/api/v2/profiles/hi/': '<html>Not found</html>' });
    expect(await testConnection({})).toEqual([
      expect.stringContaining('/api/v2/profiles/hi/ answers with a web page instead of data'),
    ]);
  });

  it('CMS-1.newer says that a server is newer than the plugin', async () => {
    answerWith({ '/widgets/manifest.json': '{"schema":"cityguide-widgets/2","widgets":[]}' });
    expect(await testConnection({})).toEqual([
      expect.stringMatching(/newer than this plugin.*Update the plugin/),
    ]);
  });

  it('CMS-1.token says that a token was ended', async () => {
    answerWith({
      '/widgets/manifest.json': MANIFEST,
      '/api/v2/profiles/hi/': '401',
      '/api/v2/content/': '401',
    });
    expect(await testConnection({ token: 'ended' })).toEqual([
      'The token was ended or is wrong: let the operator of Cityguide make a new one, and enter it here.',
    ]);
    expect(await testConnection({})).toEqual([]);
  });

  it('CMS-1.new-widget a widget that only the server knows is a block and a short code, with its texts made safe', async () => {
    const widget = {
      name: 'opening-hours',
      title: { en: 'Opening hours' },
      help: { en: 'When it is open.' },
      options: { type: 'object', properties: { days: { title: 'Days', type: 'integer' } }, required: [] },
      fallback: {
        en: '<p onclick="x()"><a href="javascript:x()">Hours</a> <a href="{server}hours">All</a><script>x()</script></p>',
      },
    };
    const found = runPhp(`$widgets = Cityguide\\parse_manifest( json_decode( base64_decode( "${Buffer.from(
      JSON.stringify({ widgets: [widget, { name: '../evil' }] }),
    ).toString('base64')}" ), true ) );
      update_option( "cityguide_manifest", $widgets );
      update_option( "cityguide", array( "has_manifest" => true ) + get_option( "cityguide" ) );
      return count( $widgets["widgets"] );`);
    expect(found).toBe(1);
    const html = runPhp(
      `return array( WP_Block_Type_Registry::get_instance()->is_registered( "cityguide/opening-hours" ), do_shortcode( '[cityguide-opening-hours days=3]' ) );`,
    );
    expect(html).toEqual([
      true,
      expect.stringMatching(
        /^<div data-widget="opening-hours" data-days="3"><p><a href="x\(\)">Hours<\/a> <a href="https:\/\/city\.test:\d+\/cityguide\/hours">All<\/a>x\(\)<\/p><\/div>$/,
      ),
    ]);
    runPhp('delete_option( "cityguide_manifest" );');
    installPlugin();
  });

  it.each([
    ['city.example/cityguide', 'https://city.example/cityguide'],
    [' https://city.example/cityguide/widgets/embed.js?ver=2 ', 'https://city.example/cityguide'],
    ['https://api.city.example/', 'https://api.city.example'],
    ['javascript:alert(1)', ''],
  ])('CMS-1.address takes the address as somebody pasted it: %s', (pasted, server) => {
    expect(runPhp(`return Cityguide\\normalize_server( '${pasted}' );`)).toBe(server);
  });
});
