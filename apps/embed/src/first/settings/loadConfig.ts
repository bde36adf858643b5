import type { PageConfig } from '../../modules/CoreModule';
import { withTimeout } from '../files/timeouts';
import type { EmbedScript } from './EmbedScript';
import { whenDomReady } from './whenDomReady';

const CONFIG_ELEMENT_ID = 'cityguide-config';
/**
 * The defaults are a poor substitute for the site's own configuration, so it is awaited for as long as a file's three
 * tries.
 */
const TIMEOUT_MS = 15_000;

function findInline(): PageConfig | undefined {
  const script = document.getElementById(CONFIG_ELEMENT_ID);
  return script ? { configText: script.textContent ?? '', configSource: `#${CONFIG_ELEMENT_ID}` } : undefined;
}

async function readText(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/**
 * Loads the site configuration, unchecked: the one in the page wins and saves the request; it may come after our
 * script.
 * Without any, or when it cannot be loaded (which is reported), the site uses the defaults.
 */
export async function loadConfig({ configUrl }: EmbedScript): Promise<PageConfig> {
  if (!findInline()) await whenDomReady();
  const inline = findInline();
  if (inline) return inline;
  const none = { configText: undefined, configSource: 'defaults' };
  if (!configUrl) return none;
  try {
    return { configText: await withTimeout(TIMEOUT_MS, readText(configUrl)), configSource: configUrl.href };
  } catch (error) {
    console.error(
      `Cityguide: the site configuration ${configUrl.href} could not be loaded; defaults are used.`,
      error,
    );
    return none;
  }
}
