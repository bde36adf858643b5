import type { CoreSettings } from '../../parts/CorePart';
import { within } from '../files/wait';
import type { OwnScript } from './OwnScript';
import { whenParsed } from './whenParsed';

const ID = 'cityguide-config';
/** Defaults are a poor stand-in for the site's own configuration, so it is waited for as long as a file's three tries. */
const LIMIT_MS = 15_000;

function findInline(): CoreSettings | undefined {
  const script = document.getElementById(ID);
  return script ? { configText: script.textContent ?? '', configSource: `#${ID}` } : undefined;
}

async function readText(url: URL): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
}

/**
 * The site configuration, unchecked: the one in the page wins and spares the request; it may stand after our script.
 * Without any, or when it cannot be loaded (which is reported), the site runs on defaults.
 */
export async function loadConfig({ configUrl }: OwnScript): Promise<CoreSettings> {
  if (!findInline()) await whenParsed();
  const inline = findInline();
  if (inline) return inline;
  const none = { configText: undefined, configSource: 'defaults' };
  if (!configUrl) return none;
  try {
    return { configText: await within(LIMIT_MS, readText(configUrl)), configSource: configUrl.href };
  } catch (error) {
    console.error(
      `Cityguide: the site configuration ${configUrl.href} could not be loaded; defaults are used.`,
      error,
    );
    return none;
  }
}
