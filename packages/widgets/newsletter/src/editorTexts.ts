import { defineEditorTexts } from '@cityguide/widget-kit/manifest';
import { definition } from './definition';

export const editorTexts = defineEditorTexts(definition, {
  fallback: {
    en: '<form class="cg-newsletter" method="post" action="{server}newsletters/"><label class="cg-newsletter-label" for="{id}">Email</label><div class="cg-newsletter-line"><input class="cg-newsletter-email" id="{id}" name="email" type="email" autocomplete="email" required><button class="cg-newsletter-button" type="submit">Subscribe</button></div><p class="cg-newsletter-fault"></p><label class="cg-newsletter-box"><input type="checkbox" name="promotions" value="true">Offers of our partners, too</label><label class="cg-newsletter-box"><input type="checkbox" name="all" value="true">All our newsletters</label><input type="hidden" name="default" value="true"></form>',
    fr: '<form class="cg-newsletter" method="post" action="{server}newsletters/"><label class="cg-newsletter-label" for="{id}">Courriel</label><div class="cg-newsletter-line"><input class="cg-newsletter-email" id="{id}" name="email" type="email" autocomplete="email" required><button class="cg-newsletter-button" type="submit">S’abonner</button></div><p class="cg-newsletter-fault"></p><label class="cg-newsletter-box"><input type="checkbox" name="promotions" value="true">Aussi les offres de nos partenaires</label><label class="cg-newsletter-box"><input type="checkbox" name="all" value="true">Toutes nos infolettres</label><input type="hidden" name="default" value="true"></form>',
  },
  fr: {
    title: 'Infolettre',
    help: 'Un formulaire d’abonnement à une infolettre. Il reprend le formulaire de la page, qui fonctionne sans lui, quand un visiteur approche ; une place sans formulaire en reçoit un, et veut data-load="visible".',
    options: {
      type: {
        label: 'Infolettre',
        help: 'Quelle infolettre. Les noms d’autres peuvent aussi être des champs du formulaire.',
      },
      title: {
        label: 'Titre',
        help: 'Titre d’un formulaire que le widget apporte ; sans lui, celui de l’infolettre. Les concours n’en ont pas.',
      },
    },
  },
});
