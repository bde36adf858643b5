import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readCmsRun, runPhp } from './cmsRun';

const BUILT = path.resolve(__dirname, '../../../../packages/wordpress/build/cityguide');

/** Takes the plugin away without its own help: a bare WordPress again. */
export function removePlugin(): void {
  runPhp('deactivate_plugins( "cityguide/cityguide.php" ); delete_option( "cityguide" );');
  rmSync(getFolder(), { recursive: true, force: true });
}

/**
 * Puts the built plugin into the site and switches it on.
 * @param settings besides the server's address
 */
export function installPlugin(settings: Record<string, unknown> = {}): void {
  cpSync(BUILT, getFolder(), { recursive: true });
  const { origin } = readCmsRun();
  const all = JSON.stringify({ server: `${origin}/cityguide`, ...settings });
  runPhp(`update_option( "cityguide", json_decode( '${all}', true ) );
    return activate_plugin( "cityguide/cityguide.php" );`);
}

/** Publishes a page with this text, as it is; returns its path. */
export function makePage(content: string, type = 'page'): string {
  const encoded = Buffer.from(content).toString('base64');
  const address = runPhp(`kses_remove_filters();
    $id = wp_insert_post( wp_slash( array( "post_type" => "${type}", "post_status" => "publish", "post_title" => "Made " . uniqid(), "post_content" => base64_decode( "${encoded}" ) ) ) );
    return get_permalink( $id );`);
  const { pathname, search } = new URL(String(address));
  return pathname + search;
}

const getFolder = () => path.join(readCmsRun().wordPressFolder, 'wp-content/plugins/cityguide');
