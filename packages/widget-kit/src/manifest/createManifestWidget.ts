import type { EditorTexts } from '../definition/EditorTexts';
import type { LoadStrategy, WidgetDefinition } from '../definition/WidgetDefinition';
import { createSnippet } from '../documents/createSnippet';
import { getAttributeName } from '../options/getAttributeName';
import type { ManifestWidget, OptionSchema } from './Manifest';
import { createOptionSchema } from './createOptionSchema';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const LOAD_STRATEGIES: readonly LoadStrategy[] = ['eager', 'visible', 'idle', 'interaction'];

/**
 * A widget's entry in the manifest, from its definition.
 * @param texts absent for a widget that has no French yet: it has English everywhere and an empty fallback
 */
export function createManifestWidget(definition: WidgetDefinition, texts?: EditorTexts): ManifestWidget {
  const { name, title, help, load, options } = definition;
  const properties = Object.entries(options).map(
    ([key, option]) =>
      [getPropertyName(key), createOptionSchema(key, option, texts?.fr.options[key])] as const,
  );
  return {
    name,
    title: { en: title, fr: texts?.fr.title ?? title },
    help: { en: help, fr: texts?.fr.help ?? help },
    load,
    options: {
      $schema: DRAFT,
      type: 'object',
      properties: { ...Object.fromEntries(properties), load: describeLoad(load) },
      required: Object.entries(options).flatMap(([key, { required }]) =>
        required ? [getPropertyName(key)] : [],
      ),
    },
    fallback: texts?.fallback ?? { en: '', fr: '' },
    snippet: { html: createSnippet(definition), plain: createSnippet(definition, { isPlain: true }) },
  };
}

const getPropertyName = (option: string) => getAttributeName(option).slice('data-'.length);

/** Every mount point may say when its widget starts. */
function describeLoad(load: LoadStrategy): OptionSchema {
  return {
    title: 'Start',
    description:
      'When the widget starts: eager is at once, visible when it comes near the screen, idle when the page has loaded, interaction when the visitor reaches it.',
    type: 'string',
    enum: LOAD_STRATEGIES,
    default: load,
    'x-kind': 'choice',
    'x-translations': {
      fr: {
        title: 'Démarrage',
        description:
          'Quand le widget démarre : eager tout de suite, visible lorsqu’il approche de l’écran, idle une fois la page chargée, interaction quand le visiteur l’atteint.',
      },
    },
  };
}
