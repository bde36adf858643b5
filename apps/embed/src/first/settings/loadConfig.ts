import type { CoreSettings } from '../../parts/CorePart';
import type { OwnScript } from './OwnScript';
import { whenParsed } from './whenParsed';

const ID = 'cityguide-config';

function findInline(): CoreSettings | undefined {
  const script = document.getElementById(ID);
  return script ? { configText: script.textContent ?? '', configSource: `#${ID}` } : undefined;
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
    const answer = await fetch(configUrl);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return { configText: await answer.text(), configSource: configUrl.href };
  } catch (error) {
    console.error(
      `Cityguide: the site configuration ${configUrl.href} could not be loaded; defaults are used.`,
      error,
    );
    return none;
  }
}
