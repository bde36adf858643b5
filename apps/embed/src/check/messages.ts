import type { EditorLanguage } from '@cityguide/widget-kit/explain';
import type { ServerState } from './report/server';

interface Told {
  what: string;
  fix: string;
}

const english = {
  title: 'Cityguide check',
  close: 'Close the check',
  count: (problems: number) =>
    problems === 0
      ? 'No problems found.'
      : problems === 1
        ? '1 problem found.'
        : `${problems} problems found.`,
  problems: 'Problems',
  points: (count: number) => `Mount points (${count})`,
  files: 'Loaded files',
  versions: 'Versions',
  storage: 'What the browser lets the page keep',
  code: 'Other code of the page',
  policy: 'Refused by the page’s policy',
  show: 'Show on the page',
  showNamed: (name: string) => `Show on the page: ${name}`,
  status: {
    waiting: 'waiting until it is needed',
    loading: 'loading',
    ready: 'ready',
    failed: 'failed: visitors see the content of the element',
    none: 'left alone',
  },
  option: 'Option',
  value: 'Value',
  origin: 'From',
  fromPage: 'the page',
  fromDefault: 'default',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  noOptions: 'There is no such widget, so nothing is known of its options.',
  file: 'File',
  bytes: 'Bytes',
  ms: 'ms',
  fromCache: 'from the cache',
  unknown: 'not told',
  total: 'Together',
  listCut: 'The browser has stopped to list files; there may be more.',
  noFiles: 'The browser lists no file of ours.',
  embedScript: 'embed script',
  cookies: 'cookies',
  works: 'works',
  refused: 'refused: what visitors save lasts only as long as the rest allows',
  notReplaced: 'No function of the browser that widgets use was replaced.',
  replaced: (names: string, by: string | undefined) =>
    `${by ?? 'Other code of the page'} has replaced ${names}. If a widget fails, load that code only where it is needed.`,
  nothingBlocked: 'Nothing, as far as the browser tells.',
  nested: (name: string, outer: string): Told => ({
    what: `The mount point of “${name}” lies inside that of “${outer}”, whose content it is. It is left alone.`,
    fix: 'Put it outside.',
  }),
  hidden: (name: string): Told => ({
    what: `“${name}” waits until it is shown: it or an element around it is hidden.`,
    fix: 'Nothing, if it is in a closed tab or menu. Otherwise show it, or write data-load="eager".',
  }),
  failed: (name: string): Told => ({
    what: `“${name}” has failed. Visitors see the content of the element.`,
    fix: 'Open the page again with ?cityguide-check at the end of its address: then the reason is listed here. It is on the console (F12) too.',
  }),
  noManifest: (base: string, failure: ServerState['failure']): Told => ({
    what:
      failure === 'network'
        ? `The server at ${base} cannot be reached, so that mount points cannot be explained.`
        : failure === 'format'
          ? `${base}manifest.json is not a list of widgets: something else answers.`
          : `${base}manifest.json answers ${failure}, so that mount points cannot be explained.`,
    fix:
      failure === 'network'
        ? 'Ask whoever runs the server whether it is up, and whether the page’s policy allows it in connect-src.'
        : 'Ask whoever runs the server: it is older than this check, or a proxy sends /widgets/ elsewhere.',
  }),
  twoScripts: {
    what: 'embed.js is on this page twice; the second does nothing.',
    fix: 'Remove one script tag.',
  },
  twoConfigurations: {
    what: 'This page has two elements with the id cityguide-config; only the first one counts.',
    fix: 'Join them into one.',
  },
  noPoints: {
    what: 'This page has no mount point (an element with data-widget).',
    fix: 'Paste the HTML of a widget into the page.',
  },
  fixConfiguration: 'Correct that part of the JSON in the element with the id cityguide-config.',
  fileFailed: (name: string, status: number): Told => ({
    what: `${name} could not be loaded (status ${status}).`,
    fix: 'Ask whoever runs the server. After an update a proxy or CDN may still have an old answer: empty its cache.',
  }),
  blockedAddress: (address: string, directive: string): Told => ({
    what: `The page’s Content-Security-Policy has refused ${address} (${directive}).`,
    fix: `Add its address to ${directive} in the policy, if it belongs to the page.`,
  }),
  seeConsole: 'The browser’s console (F12) has the details for a developer.',
};

export type CheckMessages = typeof english;

const french: CheckMessages = {
  title: 'Vérification Cityguide',
  close: 'Fermer la vérification',
  count: (problems) =>
    problems === 0 ? 'Aucun problème.' : problems === 1 ? '1 problème.' : `${problems} problèmes.`,
  problems: 'Problèmes',
  points: (count) => `Points de montage (${count})`,
  files: 'Fichiers chargés',
  versions: 'Versions',
  storage: 'Ce que le navigateur laisse la page garder',
  code: 'Autre code de la page',
  policy: 'Refusé par la politique de la page',
  show: 'Montrer dans la page',
  showNamed: (name) => `Montrer dans la page : ${name}`,
  status: {
    waiting: 'attend qu’on en ait besoin',
    loading: 'se charge',
    ready: 'prêt',
    failed: 'a échoué : les visiteurs voient le contenu de l’élément',
    none: 'laissé tel quel',
  },
  option: 'Option',
  value: 'Valeur',
  origin: 'Vient de',
  fromPage: 'la page',
  fromDefault: 'valeur par défaut',
  nothing: 'rien',
  yes: 'oui',
  no: 'non',
  noOptions: 'Ce widget n’existe pas, on ne sait donc rien de ses options.',
  file: 'Fichier',
  bytes: 'Octets',
  ms: 'ms',
  fromCache: 'du cache',
  unknown: 'non communiqué',
  total: 'Ensemble',
  listCut: 'Le navigateur a cessé de lister les fichiers ; il peut y en avoir d’autres.',
  noFiles: 'Le navigateur ne liste aucun de nos fichiers.',
  embedScript: 'script d’intégration',
  cookies: 'cookies',
  works: 'fonctionne',
  refused: 'refusé : ce que les visiteurs enregistrent ne dure qu’autant que le reste le permet',
  notReplaced: 'Aucune fonction du navigateur dont les widgets se servent n’a été remplacée.',
  replaced: (names, by) =>
    `${by ?? 'Un autre code de la page'} a remplacé ${names}. Si un widget échoue, ne chargez ce code que là où il sert.`,
  nothingBlocked: 'Rien, d’après le navigateur.',
  nested: (name, outer) => ({
    what: `Le point de montage de « ${name} » est dans celui de « ${outer} », dont il est le contenu. Il est laissé tel quel.`,
    fix: 'Placez-le à l’extérieur.',
  }),
  hidden: (name) => ({
    what: `« ${name} » attend d’être affiché : lui-même ou un élément autour est masqué.`,
    fix: 'Rien, s’il est dans un onglet ou un menu fermé. Sinon affichez-le, ou écrivez data-load="eager".',
  }),
  failed: (name) => ({
    what: `« ${name} » a échoué. Les visiteurs voient le contenu de l’élément.`,
    fix: 'Rouvrez la page avec ?cityguide-check à la fin de son adresse : la raison s’affiche alors ici. La console (F12) l’a aussi.',
  }),
  noManifest: (base, failure) => ({
    what:
      failure === 'network'
        ? `Le serveur ${base} est injoignable, les points de montage ne peuvent donc pas être expliqués.`
        : failure === 'format'
          ? `${base}manifest.json n’est pas une liste de widgets : autre chose répond.`
          : `${base}manifest.json répond ${failure}, les points de montage ne peuvent donc pas être expliqués.`,
    fix:
      failure === 'network'
        ? 'Demandez à l’exploitant du serveur s’il fonctionne, et si la politique de la page l’autorise dans connect-src.'
        : 'Demandez à l’exploitant du serveur : il est plus ancien que cette vérification, ou un proxy envoie /widgets/ ailleurs.',
  }),
  twoScripts: {
    what: 'embed.js est deux fois dans cette page ; le second ne fait rien.',
    fix: 'Retirez une des balises script.',
  },
  twoConfigurations: {
    what: 'Cette page a deux éléments avec l’id cityguide-config ; seul le premier compte.',
    fix: 'Réunissez-les.',
  },
  noPoints: {
    what: 'Cette page n’a aucun point de montage (un élément avec data-widget).',
    fix: 'Collez le HTML d’un widget dans la page.',
  },
  fixConfiguration: 'Corrigez cette partie du JSON dans l’élément avec l’id cityguide-config.',
  fileFailed: (name, status) => ({
    what: `${name} n’a pas pu être chargé (statut ${status}).`,
    fix: 'Demandez à l’exploitant du serveur. Après une mise à jour, un proxy ou un CDN peut avoir gardé une ancienne réponse : videz son cache.',
  }),
  blockedAddress: (address, directive) => ({
    what: `La Content-Security-Policy de la page a refusé ${address} (${directive}).`,
    fix: `Ajoutez son adresse à ${directive} dans la politique, si elle fait partie de la page.`,
  }),
  seeConsole: 'La console du navigateur (F12) a les détails pour un développeur.',
};

export const messages: Record<EditorLanguage, CheckMessages> = { en: english, fr: french };

/** The language of the page; editors of any other read English. */
export const findLanguage = (): EditorLanguage =>
  document.documentElement.lang.toLowerCase().startsWith('fr') ? 'fr' : 'en';
