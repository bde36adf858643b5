import { readCmsRun, readComplaints, runPhp } from './testing/cmsRun';
import { installPlugin, makePage } from './testing/plugin';
import { requestPage } from './testing/requestPage';

const SAVE =
  '<!-- wp:cityguide/save-button {"listingId":42,"name":"Trinity’s \\u0022Pub\\u0022 \\u003cb\\u003e"} /-->';

beforeAll(() => {
  installPlugin();
  runPhp(
    'switch_theme( "twentytwentyone" ); update_option( "sidebars_widgets", array( "sidebar-1" => array() ) ); flush_rewrite_rules();',
  );
});
afterEach(() => expect(readComplaints()).toEqual([]));

/** The plugin's own function applied to PHP values; returns what it returns. */
const render = (widget: string, options: string) =>
  String(runPhp(`return Cityguide\\render_mount_point( "${widget}", ${options} );`));

describe('the head of a page', () => {
  it('CMS-1.head CMS-2.attributes has the script as a module that optimisers leave alone, its configuration, and its style sheet', async () => {
    const html = await requestPage('/');
    const { origin } = readCmsRun();
    const script = /<script type="module"[^>]*>/.exec(html)?.[0] ?? '';
    expect(script).toContain(`src="${origin}/cityguide/widgets/embed.js"`);
    for (const attribute of [
      'data-cfasync="false"',
      'data-no-optimize="1"',
      'data-no-defer="1"',
      'data-noptimize="1"',
      'nowprocket',
    ])
      expect(script).toContain(attribute);
    expect(html).toContain(`<link rel="stylesheet" href="${origin}/cityguide/widgets/rest.css">`);
    const [, json = ''] = /id="cityguide-config"[^>]*>([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      name: 'The City',
      languages: ['en-CA'],
      links: { others: false, home: '/', search: '/?s={query}' },
    });
  });

  it('CMS-1.head keeps a name with markup inside its script', () => {
    const json = String(
      runPhp(`add_filter( "cityguide_configuration", function () { return array( "name" => "</script><b>&" ); } );
        ob_start(); Cityguide\\print_head(); return ob_get_clean();`),
    );
    expect(json).toContain('{"name":"\\u003C/script\\u003E\\u003Cb\\u003E\\u0026"}');
  });

  it('CMS-2.filters adds the script to the documented lists of WP Rocket, LiteSpeed and Autoptimize', () => {
    const lists = runPhp(`$lists = array();
      foreach ( array( "rocket_exclude_js", "rocket_exclude_defer_js", "rocket_delay_js_exclusions", "litespeed_optimize_js_excludes", "litespeed_optm_js_defer_exc", "litespeed_optm_gm_js_exc" ) as $name ) {
        $lists[] = apply_filters( $name, array( "own.js" ) );
      }
      $lists[] = apply_filters( "rocket_minify_excluded_external_js", array() );
      $lists[] = apply_filters( "autoptimize_filter_js_exclude", "own.js" );
      $lists[] = apply_filters( "autoptimize_filter_js_exclude", "" );
      return $lists;`);
    const added = ['own.js', 'widgets/embed.js'];
    expect(lists).toEqual([
      ...[added, added, added, added, added, added],
      ['city.test'],
      'own.js, widgets/embed.js',
      'widgets/embed.js',
    ]);
  });

  it('CMS-2.feeds CMS-2.amp feeds, embeds and AMP pages have neither script nor mount points', async () => {
    const path = makePage(`<p>Before</p>${SAVE}[cityguide-save-button listing-id="42"]<p>After</p>`, 'post');
    expect(await requestPage(path)).toContain('data-widget="save-button"');
    for (const address of ['/feed/', `${path}feed/`, `${path}embed/`]) {
      const text = await requestPage(address);
      expect(text).not.toMatch(/data-widget|embed\.js|\[cityguide/);
    }
    const amp = runPhp(`function amp_is_request() { return true; }
      ob_start(); Cityguide\\print_head();
      return array( ob_get_clean(), do_shortcode( '[cityguide-photos]' ) );`);
    expect(amp).toEqual(['', '']);
  });
});

describe('a mount point', () => {
  it('CMS-1.escaped prints options as text, whatever is in them', async () => {
    const html = await requestPage(makePage(SAVE));
    expect(html).toMatch(
      /<div data-widget="save-button" data-listing-id="42" data-name="Trinity’s &quot;Pub&quot;" class="[^"]*">/,
    );
    expect(render('photos', `array( "title" => '" onmouseover="alert(1)' )`)).toContain(
      'data-title="&quot; onmouseover=&quot;alert(1)"',
    );
  });

  it('CMS-1.older takes attributes of older versions and other tools, and leaves out what is wrong', () => {
    const today = render('listing-grid', '[ "limit" => 6, "search" => true, "subType" => 12 ]');
    expect(today).toContain(
      '<div data-widget="listing-grid" data-limit="6" data-sub-type="12" data-search="true">',
    );
    for (const older of [
      '[ "data-limit" => "6", "data-search" => "true", "data-sub-type" => "12", "gone" => "x" ]',
      '[ "limit" => " 6 ", "search" => "true", "sub_type" => 12, "ordering" => "by magic", "map" => "maybe" ]',
    ])
      expect(render('listing-grid', older)).toBe(today);
  });

  it('CMS-1.told tells editors what is wrong, and visitors nothing', () => {
    expect(render('save-button', '[ "listing-id" => "many" ]')).toBe('');
    const notice = runPhp(
      'wp_set_current_user( 1 ); return Cityguide\\render_mount_point( "save-button", [ "listing-id" => "many" ] );',
    );
    expect(notice).toBe(
      '<p class="cityguide-notice">Save button: Listing number cannot be “many”. Only editors see this.</p>',
    );
  });

  it('CMS-1.smart-quotes reads a short code with any quotes', () => {
    for (const text of [
      'listing-id="42" name="The old Pub" look="icon"',
      'listing-id=”42” name=”The old Pub” look=”icon”',
      'listing-id=“42” name=“The old Pub” look=“icon”',
      'listing-id=« 42 » name=« The old Pub » look=« icon »',
      'listing-id=&#8221;42&#8243; name=&#8220;The old Pub&#8221; look=icon',
    ])
      expect(runPhp(`return do_shortcode( '[cityguide-save-button ${text}]' );`)).toMatch(
        /^<div data-widget="save-button" data-listing-id="42" data-name="The old Pub" data-look="icon">/,
      );
  });

  it('CMS-1.french speaks French on a site in French', () => {
    const french = runPhp(`add_filter( "locale", function () { return "fr_CA"; } );
      return array( Cityguide\\render_mount_point( "save-button", [ "listing-id" => 1 ] ), Cityguide\\get_configuration()["languages"] );`);
    expect(french).toEqual([expect.stringContaining('>Enregistrer</a>'), ['fr-CA']]);
  });

  it('CMS-1.french has its settings in French for somebody who works in French', () => {
    const [php, script] = runPhp(`$files = WP_PLUGIN_DIR . "/cityguide/languages/cityguide-fr_CA";
      unload_textdomain( "cityguide" );
      load_textdomain( "cityguide", $files . ".mo" );
      return array( __( "Address of the server", "cityguide" ), json_decode( file_get_contents( $files . "-cityguide-blocks.json" ), true )["locale_data"]["messages"]["Options"] );`) as unknown[];
    expect([php, script]).toEqual(['Adresse du serveur', ['Options']]);
  });

  it('CMS-1.folder works on a site in a folder, and with plain permalinks', () => {
    const found = runPhp(`update_option( "home", "https://city.test/blog" );
      $GLOBALS["wp_rewrite"]->init();
      $pages = array( Cityguide\\get_return_path(), Cityguide\\get_configuration()["links"]["search"] );
      update_option( "home", get_option( "siteurl" ) );
      return $pages;`);
    expect(found).toEqual(['/blog/', '/blog/?s={query}']);
  });
});

describe('what the plugin costs', () => {
  it('CMS-1.queries a page without widgets has no query more than without the plugin', async () => {
    const count = async () => /<!-- (\d+) queries -->/.exec(await requestPage(path))?.[1];
    const path = makePage('<p>Nothing</p>');
    await requestPage(path);
    const withPlugin = await count();
    runPhp('deactivate_plugins( "cityguide/cityguide.php" );');
    const without = await count();
    installPlugin();
    expect(withPlugin).toBeDefined();
    expect(withPlugin).toBe(without);
  });

  it('CMS-1.cost a page has no query more, and at most 2 KB and 2 ms', () => {
    const { queries, bytes, milliseconds } = runPhp(`global $wpdb;
      $before = $wpdb->num_queries;
      $start = hrtime( true );
      ob_start();
      Cityguide\\print_head();
      echo Cityguide\\render_mount_point( "save-button", [ "listing-id" => 42 ] );
      $html = ob_get_clean();
      return array( "queries" => $wpdb->num_queries - $before, "bytes" => strlen( $html ), "milliseconds" => ( hrtime( true ) - $start ) / 1e6 );`) as {
      queries: number;
      bytes: number;
      milliseconds: number;
    };
    process.stdout.write(
      `The plugin adds ${queries} queries, ${bytes} bytes, ${milliseconds.toFixed(2)} ms\n`,
    );
    expect(queries).toBe(0);
    expect(bytes).toBeLessThan(2048);
  });
});
