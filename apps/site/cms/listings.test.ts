import { readComplaints, runPhpLater } from './testing/cmsRun';
import { installPlugin } from './testing/plugin';
import { startContentApi, type ContentApi } from './testing/startContentApi';

let api: ContentApi;
beforeAll(async () => {
  api = await startContentApi();
  installPlugin({ server: api.address, post_type: 'post', token: 'secret' });
});
beforeEach(() => {
  api.requests.length = 0;
  api.fail = undefined;
});
afterEach(() => expect(readComplaints()).toEqual([]));
afterAll(() => {
  api.stop();
  installPlugin();
});

/** Code that makes a post with an address; `$id` is its number. */
const MAKE = `$id = wp_insert_post( array( "post_type" => "post", "post_status" => "publish", "post_title" => "Trinity & Co", "post_name" => "trinity", "post_excerpt" => "A pub.", "meta_input" => array( "address" => "120 King St W", "latitude" => "43.65", "longitude" => "-79.38" ) ) );`;
/** What the end of a request does, and what the next page sees. */
const END = 'Cityguide\\send_noted();';
const STATE =
  'require_once WP_PLUGIN_DIR . "/cityguide/includes/listing-column.php"; return array( $id, Cityguide\\describe_state( $id ) );';
const run = (code: string) => runPhpLater(code) as Promise<[number, string]>;
const make = () => run(`${MAKE} ${END} ${STATE}`);

describe('a post of the type that is a listing', () => {
  it('CMS-3.saved is sent when it is published and when it is changed, once each', async () => {
    const [id, state] = await make();
    expect(api.requests).toMatchObject([
      {
        method: 'PUT',
        key: `wordpress-1-${id}`,
        token: 'Bearer secret',
        record: {
          name: 'Trinity & Co',
          address: '120 King St W',
          type: 'places',
          category: 'Uncategorized',
          description: 'A pub.',
          latitude: 43.65,
          longitude: -79.38,
        },
      },
    ]);
    expect(state).toMatch(/^Listing 7\d\d$/);
    await run(`$id = ${id}; wp_update_post( array( "ID" => $id ) ); ${END} ${STATE}`);
    expect(api.requests).toHaveLength(1);
    await run(
      `$id = ${id}; wp_update_post( array( "ID" => $id, "post_title" => "Trinity" ) ); ${END} ${STATE}`,
    );
    expect(api.requests).toHaveLength(2);
  });

  it('CMS-3.trashed CMS-3.restored is withdrawn from the trash on, and comes back with its number', async () => {
    const [id, before] = await make();
    const trashed = await run(`$id = ${id}; wp_trash_post( $id ); ${END} ${STATE}`);
    expect(trashed[1]).toBe('Withdrawn');
    const restored = await run(
      `$id = ${id}; wp_untrash_post( $id ); wp_publish_post( $id ); ${END} ${STATE}`,
    );
    expect(restored[1]).toBe(before);
    expect(api.requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'PUT']);
  });

  it('CMS-3.deleted is withdrawn by cron when it was deleted while the server was away', async () => {
    const [id] = await make();
    api.fail = { status: 503, body: '' };
    await run(
      `$id = ${id}; wp_delete_post( $id, true ); ${END} Cityguide\\send_due(); return array( 0, "" );`,
    );
    api.fail = undefined;
    api.requests.length = 0;
    const left = await runPhpLater('Cityguide\\send_due(); return get_option( "cityguide_withdrawals" );');
    expect(api.requests).toMatchObject([{ method: 'DELETE', key: `wordpress-1-${id}` }]);
    expect(left).toEqual([]);
  });

  it.each([
    [503, '', /^Waiting, tried 1 times: .* has a fault of its own or is busy \(status 503\)/],
    [401, '{"detail":"no"}', /^Waiting, tried 1 times: The token was ended or is wrong/],
    [200, '<!doctype html>', /^Waiting, tried 1 times: .* answers with a web page instead of data/],
  ])('CMS-3.retried waits and is sent again by WP-Cron after status %i', async (status, body, words) => {
    api.fail = { status, body };
    const [id, state] = await make();
    expect(state).toMatch(words);
    expect(await runPhpLater('return wp_next_scheduled( "cityguide_send_listings" ) > 0;')).toBe(true);
    api.fail = undefined;
    // Its next try is due.
    const later = await run(
      `$id = ${id}; update_post_meta( $id, "_cityguide_next", time() - 1 ); do_action( "cityguide_send_listings" ); ${STATE}`,
    );
    expect(later[1]).toMatch(/^Listing 7\d\d$/);
  });

  it('CMS-3.refused says what the server said of a record, and does not try again before it is changed', async () => {
    api.fail = { status: 400, body: '{"name":["Shorten it."]}' };
    const [id, state] = await make();
    expect(state).toContain('refused (status 400): name: Shorten it.');
    api.requests.length = 0;
    await run(
      `$id = ${id}; update_post_meta( $id, "_cityguide_next", time() - 1 ); do_action( "cityguide_send_listings" ); ${STATE}`,
    );
    expect(api.requests.filter(({ key }) => key === `wordpress-1-${id}`)).toEqual([]);
  });

  it('CMS-3.incomplete is not sent without a title or an address, and says so', async () => {
    const [, untitled] = await run(
      `$id = wp_insert_post( array( "post_status" => "publish", "post_content" => "x", "meta_input" => array( "address" => "1 Main St" ) ) ); ${END} ${STATE}`,
    );
    expect(untitled).toBe('Not sent: the post has no title.');
    const [, homeless] = await run(
      `$id = wp_insert_post( array( "post_status" => "publish", "post_title" => "Here" ) ); ${END} ${STATE}`,
    );
    expect(homeless).toBe('Not sent: the field “address” has no address.');
    expect(api.requests).toEqual([]);
  });

  it('CMS-3.many is sent in bounded portions by cron after an import', async () => {
    // Of this test alone.
    await runPhpLater('return delete_metadata( "post", 0, "_cityguide_next", "", true );');
    await runPhpLater(`for ( $n = 0; $n < 60; $n++ ) { ${MAKE} } ${END} return 0;`);
    expect(api.requests).toEqual([]);
    await runPhpLater('do_action( "cityguide_send_listings" ); return 0;');
    expect(api.requests).toHaveLength(50);
    expect(await runPhpLater('return wp_next_scheduled( "cityguide_send_listings" ) > 0;')).toBe(true);
    await runPhpLater('do_action( "cityguide_send_listings" ); return 0;');
    expect(api.requests).toHaveLength(60);
  });

  it('CMS-3.template CMS-3.no-number its page has actions, photos and viewer with its number', async () => {
    const [id] = await make();
    const html = await runPhpLater(`$GLOBALS["wp_query"] = new WP_Query( array( "p" => ${id} ) );
      $GLOBALS["wp_the_query"] = $GLOBALS["wp_query"];
      the_post();
      ob_start(); the_content();
      return array( ob_get_clean(), do_shortcode( "[cityguide-save-button]" ) );`);
    const [content, button] = html as [string, string];
    const number = /data-listing-id="(7\d\d)" data-name="Trinity &amp; Co"/.exec(content)?.[1] ?? 'none';
    expect(content).toContain(`<div data-widget="photos" data-listing-id="${number}">`);
    expect(content).toContain('<div data-widget="photo-viewer" data-address="hash">');
    expect(content).toContain('data-cg-action="favourite"');
    expect(button).toContain(
      `<div data-widget="save-button" data-listing-id="${number}" data-name="Trinity &amp; Co">`,
    );
  });

  it('CMS-3.links widgets link to posts by the last part of their address', async () => {
    const found = await runPhpLater('return Cityguide\\get_configuration()["links"]["listing"];');
    expect(found).toBe('/{slug}/');
    const plain = await runPhpLater(
      '$GLOBALS["wp_rewrite"]->permalink_structure = ""; return Cityguide\\get_configuration()["links"]["listing"];',
    );
    expect(plain).toBe(false);
  });
});
