import { runPhp } from './testing/cmsRun';
import { installPlugin, makePage } from './testing/plugin';
import { requestPage } from './testing/requestPage';

const TEXT = `<!-- wp:paragraph -->
<p>Before. [gallery]</p>
<!-- /wp:paragraph -->

<!-- wp:cityguide/save-button {"listingId":42,"name":"The \\u003cb\\u003ePub"} /-->

<!-- wp:shortcode -->
[cityguide-photos listing-id="42"]
<!-- /wp:shortcode -->

<!-- wp:paragraph -->
<p>After.</p>
<!-- /wp:paragraph -->

<p>[cityguide-save-button listing-id=”42”]</p>
<p>In a line [cityguide-bookmark article-id="1"] of text.</p>`;

/** As the page of plugins does it. */
const UNINSTALL = `require_once ABSPATH . "wp-admin/includes/plugin.php";
  deactivate_plugins( "cityguide/cityguide.php" );
  uninstall_plugin( "cityguide/cityguide.php" );`;

describe('removing the plugin', () => {
  it('CMS-1.removed leaves pages that read well, and nothing of its own in the database', async () => {
    installPlugin({ post_type: 'post', token: 'x', has_manifest: true });
    const path = makePage(TEXT);
    runPhp(`update_option( "cityguide_manifest", Cityguide\\read_own_manifest() );
      update_option( "widget_cityguide-photos", array( 2 => array( "limit" => 3 ), "_multiwidget" => 1 ) );
      update_option( "widget_block", array( 9 => array( "content" => "<!-- wp:cityguide/newsletter /--><p>Own</p>" ), "_multiwidget" => 1 ) );
      update_option( "sidebars_widgets", array( "sidebar-1" => array( "block-9", "cityguide-photos-2" ), "array_version" => 3 ) );
      wp_insert_post( array( "post_status" => "publish", "post_title" => "Pub", "meta_input" => array( "address" => "1 Main St" ) ) );
      Cityguide\\schedule( 600 );`);
    expect(await requestPage(path)).toContain('data-widget="save-button"');

    runPhp(UNINSTALL);
    const html = await requestPage(path);
    expect(html).not.toMatch(/cityguide|data-widget/);
    for (const words of ['Before.', 'After.', 'In a line  of text.']) expect(html).toContain(words);
    // WordPress's own list of versions has every plugin whose files are there.
    const left = runPhp(`global $wpdb;
      $rows = array_merge(
        $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%cityguide%'" ),
        $wpdb->get_col( "SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%cityguide%'" ),
        $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_value LIKE '%cityguide%' AND option_name <> '_site_transient_update_plugins'" ),
        $wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_content LIKE '%[cityguide-%' OR post_content LIKE '%wp:cityguide%'" )
      );
      return array( $rows, get_option( "widget_block" )[9]["content"], get_option( "sidebars_widgets" )["sidebar-1"], wp_next_scheduled( "cityguide_send_listings" ) );`);
    expect(left).toEqual([[], '<p>Own</p>', ['block-9'], false]);
  });
});
