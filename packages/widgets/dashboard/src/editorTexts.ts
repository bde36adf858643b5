import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<p>Your dashboard needs JavaScript. Without it you can still look after your account:</p><ul><li><a href="{accounts}data">See, download or delete your data</a></li><li><a href="{accounts}password/">Change your password</a></li><li><a href="{accounts}account-access/">See what opens your account</a></li><li><a href="{accounts}login?next={next}">Log in</a></li></ul>',
    fr: '<p>Votre tableau de bord a besoin de JavaScript. Sans lui, vous pouvez tout de même gérer votre compte :</p><ul><li><a href="{accounts}data">Voir, télécharger ou supprimer vos données</a></li><li><a href="{accounts}password/">Changer de mot de passe</a></li><li><a href="{accounts}account-access/">Voir ce qui ouvre votre compte</a></li><li><a href="{accounts}login?next={next}">Se connecter</a></li></ul>',
  },
  fr: {
    title: 'Tableau de bord',
    help: 'Tout ce qui appartient au membre : profil, infolettres, lieux et articles gardés, notes, photos, accès au compte. Ses pages sont des ancres de la page (#/favourites/) ; ce que le site a désactivé n’y est pas.',
    options: {},
  },
});
