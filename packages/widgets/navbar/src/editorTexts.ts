import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<nav class="cg-plain-bar" aria-label="Main"><a class="cg-plain-bar-logo" href="{home}">{site}</a><ul class="cg-plain-bar-sections">{menu}</ul><a data-cg-action="login" href="{accounts}login?next={next}">Log in</a></nav>',
    fr: '<nav class="cg-plain-bar" aria-label="Principale"><a class="cg-plain-bar-logo" href="{home}">{site}</a><ul class="cg-plain-bar-sections">{menu}</ul><a data-cg-action="login" href="{accounts}login?next={next}">Se connecter</a></nav>',
  },
  fr: {
    title: 'Barre de navigation',
    help: 'La barre en haut de la page : logo, sections du site, recherche, connexion et menu du membre.',
    options: {},
  },
});
