import type { Options } from './WidgetOption';
import type { WidgetDefinition } from './WidgetDefinition';

/** Used as an HTML attribute value, a folder and a federation container, so only characters that all three allow. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** `data-widget` and `data-load` belong to the page, so no option can have these names. */
const RESERVED = ['widget', 'load', 'cgStatus', 'cgScope', 'cgAction'];

/**
 * Defines a widget. Pure data without React, so that servers and scripts can import it.
 * @throws Error when the name or an option's name is invalid, since that is a mistake in the widget's source.
 */
export function defineWidget<const D extends WidgetDefinition<Options>>(definition: D): D {
  if (!NAME.test(definition.name)) {
    throw new Error(`The widget name "${definition.name}" must be kebab-case, for example "listing-grid".`);
  }
  for (const name of Object.keys(definition.options)) {
    if (RESERVED.includes(name)) {
      throw new Error(`Widget ${definition.name}: the option "${name}" is reserved; choose another name.`);
    }
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
      throw new Error(
        `Widget ${definition.name}: the option "${name}" must be camelCase, for example "subType".`,
      );
    }
  }
  return definition;
}
