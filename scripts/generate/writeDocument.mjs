import { getAnchor } from '../documents/getAnchor.mjs';
import { importSource } from './importSource.mjs';

/** @import { WidgetDefinition } from '../../packages/widget-kit/src/definition/WidgetDefinition' */

const HEAD = `# Widgets

What an editor can put into a page. Copy the HTML, change the attributes, leave the rest: what stands inside the element
is shown until the widget is there, and for good where it cannot come.

Made from the widgets' definitions by \`npm run generate\`.`;

const LOADS = {
  eager: 'at once',
  visible: 'when it comes near the screen',
  idle: 'when the page has loaded, or at the first sign that the visitor wants it',
  interaction: 'at the first sign that the visitor wants it',
};

/**
 * Every widget with its options and the HTML to paste, as Markdown.
 * @param {WidgetDefinition[]} definitions
 */
export async function writeDocument(definitions) {
  const { formatOptionTable, createSnippet } = await importSource('packages/widget-kit/src/documents.ts');
  const sections = definitions.map(
    (definition) => `## ${definition.title}

${definition.help}

Starts ${LOADS[definition.load]}; \`data-load\` on the element says otherwise (\`eager\`, \`visible\`, \`idle\`, \`interaction\`).

${formatOptionTable(definition)}

\`\`\`html
${createSnippet(definition)}
\`\`\`${writePlainSnippet(createSnippet, definition)}`,
  );
  return [HEAD, ...sections].join('\n\n');
}

/**
 * The same without scripts and forms, if that is another one.
 * @param {(definition: WidgetDefinition, options?: { isPlain?: boolean }) => string} createSnippet
 * @param {WidgetDefinition} definition
 */
function writePlainSnippet(createSnippet, definition) {
  const plain = createSnippet(definition, { isPlain: true });
  if (plain === createSnippet(definition)) return '';
  return `

Where your editor strips scripts and forms:

\`\`\`html
${plain}
\`\`\``;
}

/**
 * One row for each widget, as a Markdown table.
 * @param {WidgetDefinition[]} definitions
 * @param {string} document the path of docs/widgets.md, relative to the document with the table
 */
export function writeTable(definitions, document) {
  const rows = definitions.map(
    ({ name, title, help }) => `| [${title}](${document}#${getAnchor(title)}) | \`${name}\` | ${help} |`,
  );
  return ['| widget | `data-widget` | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}
