import type { WidgetOption } from '../definition/WidgetOption';
import { describeAllowed } from '../options/describeAllowed';
import type { EditorLanguage, MarkupProblem } from './MarkupProblem';

/** A problem in an editor's words. */
export interface DescribedProblem {
  /** What is wrong, and what it does. */
  what: string;
  /** What to do. */
  fix: string;
}

type Describe<K extends MarkupProblem['kind']> = (
  problem: Extract<MarkupProblem, { kind: K }>,
) => DescribedProblem;
type Descriptions = { [K in MarkupProblem['kind']]: Describe<K> };

const english: Descriptions = {
  'unknown-widget': ({ found, nearest, known }) => ({
    what: `There is no widget “${found}”. Visitors see the content of the element.`,
    fix: nearest ? `Write data-widget="${nearest}".` : `Use one of these names: ${known.join(', ')}.`,
  }),
  'smart-quotes': ({ attribute, meant }) => ({
    what: `${attribute} has typographic quotes (”), which a word processor has put in.`,
    fix: `Write it with straight quotes: ${attribute}="${meant}".`,
  }),
  'misspelt-option': ({ attribute, nearest }) => ({
    what: `${attribute} is not an option of this widget and does nothing.`,
    fix: `Did you mean ${nearest}?`,
  }),
  'unknown-option': ({ attribute, known }) => ({
    what: `${attribute} is not an option of this widget and does nothing.`,
    fix: `Take it out, or use one of ${known.join(', ')}.`,
  }),
  'missing-option': ({ attribute, option }) => ({
    what: `${attribute} is missing, and the widget cannot start without it. Visitors see the content of the element.`,
    fix: `Add ${attribute}; allowed: ${describeAllowed(option)}.`,
  }),
  'invalid-option': ({ attribute, found, option, used }) => ({
    what: option.required
      ? `${attribute} is “${found}”, and the widget cannot start with that. Visitors see the content of the element.`
      : `${attribute} is “${found}”, which is not allowed. ${used ? `${used} is used instead.` : 'It is ignored.'}`,
    fix: `Allowed: ${describeAllowed(option)}.`,
  }),
  'escaped-data': () => ({
    what: 'The data (JSON) inside the element is escaped for HTML (&quot;). It is ignored.',
    fix: 'Print the JSON without escaping, with < written as \\u003c.',
  }),
  'broken-data': ({ message }) => ({
    what: `The data inside the element is not valid JSON (${message}). It is ignored.`,
    fix: 'Correct the JSON, or take the script element out: the widget then asks the server.',
  }),
};

const french: Descriptions = {
  'unknown-widget': ({ found, nearest, known }) => ({
    what: `Il n’y a pas de widget « ${found} ». Les visiteurs voient le contenu de l’élément.`,
    fix: nearest ? `Écrivez data-widget="${nearest}".` : `Utilisez un de ces noms : ${known.join(', ')}.`,
  }),
  'smart-quotes': ({ attribute, meant }) => ({
    what: `${attribute} a des guillemets typographiques (”), mis par un traitement de texte.`,
    fix: `Écrivez-le avec des guillemets droits : ${attribute}="${meant}".`,
  }),
  'misspelt-option': ({ attribute, nearest }) => ({
    what: `${attribute} n’est pas une option de ce widget et ne fait rien.`,
    fix: `Vouliez-vous dire ${nearest} ?`,
  }),
  'unknown-option': ({ attribute, known }) => ({
    what: `${attribute} n’est pas une option de ce widget et ne fait rien.`,
    fix: `Retirez-le, ou utilisez une de ces options : ${known.join(', ')}.`,
  }),
  'missing-option': ({ attribute, option }) => ({
    what: `${attribute} manque, et le widget ne peut pas démarrer sans lui. Les visiteurs voient le contenu de l’élément.`,
    fix: `Ajoutez ${attribute} ; permis : ${describeAllowedInFrench(option)}.`,
  }),
  'invalid-option': ({ attribute, found, option, used }) => ({
    what: option.required
      ? `${attribute} est « ${found} », et le widget ne peut pas démarrer ainsi. Les visiteurs voient le contenu de l’élément.`
      : `${attribute} est « ${found} », ce qui n’est pas permis. ${used ? `${used} est utilisé à la place.` : 'Il est ignoré.'}`,
    fix: `Permis : ${describeAllowedInFrench(option)}.`,
  }),
  'escaped-data': () => ({
    what: 'Les données (JSON) dans l’élément sont échappées pour HTML (&quot;). Elles sont ignorées.',
    fix: 'Écrivez le JSON sans l’échapper, avec < sous la forme \\u003c.',
  }),
  'broken-data': ({ message }) => ({
    what: `Les données dans l’élément ne sont pas du JSON valide (${message}). Elles sont ignorées.`,
    fix: 'Corrigez le JSON, ou retirez l’élément script : le widget demande alors au serveur.',
  }),
};

const descriptions = { en: english, fr: french };

/** Tells an editor what is wrong and what to do. */
export function describeProblem(problem: MarkupProblem, language: EditorLanguage): DescribedProblem {
  const describe = descriptions[language][problem.kind] as (found: MarkupProblem) => DescribedProblem;
  return describe(problem);
}

/** As `describeAllowed`, which pages load and which therefore has one language. */
function describeAllowedInFrench(option: WidgetOption): string {
  const { kind, min, max, isWhole, choices = [] } = option;
  const number = isWhole ? 'un nombre entier' : 'un nombre';
  switch (kind) {
    case 'text':
      return 'tout texte';
    case 'number':
      if (min !== undefined && max !== undefined) return `${number} de ${min} à ${max}`;
      if (min !== undefined) return `${number}, au moins ${min}`;
      return max === undefined ? number : `${number}, au plus ${max}`;
    case 'id':
      return 'un numéro (un nombre entier à partir de 1)';
    case 'flag':
      return 'true, false, ou l’attribut seul pour true';
    case 'list':
      return 'des mots séparés par des virgules';
    case 'choice':
      return `un de ${choices.join(', ')}`;
  }
}
