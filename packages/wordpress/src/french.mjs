/**
 * The plugin's own words in French; those of widgets and options are in the manifest.
 * @type {Readonly<Record<string, string>>}
 */
export const french = {
  '%1$s cannot be reached (%2$s). Check the address, and whether Cityguide runs.':
    '%1$s est injoignable (%2$s). Vérifiez l’adresse, et que Cityguide fonctionne.',
  '%1$s cannot be “%2$s”.': '%1$s ne peut pas être « %2$s ».',
  '%1$s has a fault of its own or is busy (status %2$d). Try again later; its log says more.':
    '%1$s a une panne ou est occupé (état %2$d). Réessayez plus tard ; son journal en dit plus.',
  '%1$s refused (status %2$d): %3$s': '%1$s a refusé (état %2$d) : %3$s',
  '%s answers with a web page instead of data. Something else is at this address, such as WordPress itself: let the proxy send it to Cityguide, or correct the address and its prefix.':
    '%s répond par une page web au lieu de données. Autre chose se trouve à cette adresse, par exemple WordPress : faites que le proxy l’envoie à Cityguide, ou corrigez l’adresse et son préfixe.',
  '%s is missing.': '%s : il manque.',
  '%s leads elsewhere. Enter the address that it leads to.':
    '%s mène ailleurs. Entrez l’adresse à laquelle elle mène.',
  'Address of the server': 'Adresse du serveur',
  Default: 'Par défaut',
  Details: 'Détails',
  'Each published post of this type is a place that visitors can save; Cityguide is told of every change.':
    'Chaque article publié de ce type est un lieu que les visiteurs peuvent enregistrer ; Cityguide apprend chaque changement.',
  'Editors can place': 'Les rédacteurs peuvent placer',
  'Enter the address of Cityguide’s server.': 'Entrez l’adresse du serveur de Cityguide.',
  'Field with the address': 'Champ de l’adresse',
  'Field with the latitude': 'Champ de la latitude',
  'Field with the longitude': 'Champ de la longitude',
  'Find a place by its name': 'Trouver un lieu par son nom',
  'Forget the token': 'Oublier le jeton',
  'From the operator. It is needed for listings alone.':
    'De l’exploitant. Il n’est nécessaire que pour les lieux.',
  'In the words of the widgets. Empty: the title of this site.':
    'Dans les textes des widgets. Vide : le titre de ce site.',
  Links: 'Liens',
  'Listing %d': 'Lieu %d',
  'Name of the custom field. A post without an address is not sent, and its list says so.':
    'Nom du champ personnalisé. Un article sans adresse n’est pas envoyé, et sa liste le dit.',
  'Name of the site': 'Nom du site',
  None: 'Aucun',
  'Not sent yet': 'Pas encore envoyé',
  'Not sent: the field “%s” has no address.': 'Pas envoyé : le champ « %s » n’a pas d’adresse.',
  'Not sent: the post has no title.': 'Pas envoyé : l’article n’a pas de titre.',
  'On: pages load the script and have widgets': 'Actif : les pages chargent le script et ont des widgets',
  'Only editors see this.': 'Seuls les rédacteurs voient ceci.',
  Options: 'Options',
  Places: 'Lieux',
  'Post type': 'Type d’article',
  'Posts that are listings': 'Articles qui sont des lieux',
  Restaurants: 'Restaurants',
  'Save and test the connection': 'Enregistrer et tester la connexion',
  'Saved. The connection to Cityguide works.': 'Enregistré. La connexion à Cityguide fonctionne.',
  'The server answered without a number. Is it Cityguide?':
    'Le serveur a répondu sans numéro. Est-ce Cityguide ?',
  'The server is newer than this plugin, or is not Cityguide: its list of widgets has another form. Update the plugin.':
    'Le serveur est plus récent que cette extension, ou n’est pas Cityguide : sa liste de widgets a une autre forme. Mettez l’extension à jour.',
  'The token was ended or is wrong: let the operator of Cityguide make a new one, and enter it here.':
    'Le jeton a été révoqué ou est faux : demandez-en un nouveau à l’exploitant de Cityguide, et entrez-le ici.',
  'There is no token in the settings of Cityguide.': 'Il n’y a pas de jeton dans les réglages de Cityguide.',
  'There is nothing at %s. Cityguide there is too old for this plugin, or its prefix is missing from the address.':
    'Il n’y a rien à %s. Cityguide y est trop ancien pour cette extension, ou son préfixe manque à l’adresse.',
  'There is one. Enter another to replace it.': 'Il y en a un. Entrez-en un autre pour le remplacer.',
  'They are': 'Ce sont',
  'This site has the pages: widgets link to nothing that Cityguide’s server alone has':
    'Ce site a les pages : les widgets ne mènent à rien que seul le serveur de Cityguide possède',
  Token: 'Jeton',
  'Waiting to be sent': 'En attente d’envoi',
  'Waiting, tried %1$d times: %2$s': 'En attente, %1$d essais : %2$s',
  'What stands in pages already goes on working.': 'Ce qui est déjà dans les pages continue de fonctionner.',
  'Where Cityguide answers, with its prefix if it has one: https://city.example/cityguide or https://api.city.example. The operator knows it.':
    'Où Cityguide répond, avec son préfixe s’il en a un : https://city.example/cityguide ou https://api.city.example. L’exploitant la connaît.',
  Widgets: 'Widgets',
  Withdrawn: 'Retiré',
};
