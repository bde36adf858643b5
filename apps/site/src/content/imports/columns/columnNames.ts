import type { ContentKind } from '../ContentKind';

/** The field of a record's external key. */
export const KEY_FIELD = 'key';

/** What files call the fields, in English and French, folded; the fields' own names are known as well. */
export const columnNames: Readonly<Record<ContentKind, Readonly<Record<string, readonly string[]>>>> = {
  listings: {
    [KEY_FIELD]: [
      'id',
      'external key',
      'external id',
      'identifiant',
      'cle',
      'ref',
      'reference',
      'uid',
      'no',
      'numero',
    ],
    name: [
      'title',
      'business name',
      'place',
      'nom',
      'titre',
      'nom du lieu',
      'raison sociale',
      'etablissement',
    ],
    type: ['listing type', 'genre'],
    category: ['categories', 'kind', 'sub type', 'cuisine', 'categorie', 'sous-type'],
    address: ['street', 'street address', 'full address', 'adresse', 'rue', 'adresse complete'],
    neighbourhood: ['neighborhood', 'area', 'district', 'quartier', 'secteur', 'arrondissement'],
    latitude: ['lat', 'y', 'coordinates latitude', 'geo lat'],
    longitude: ['lng', 'lon', 'long', 'x', 'coordinates longitude', 'geo lng'],
    phone: ['telephone', 'tel', 'phone number', 'numero de telephone'],
    website: ['url', 'web', 'site', 'homepage', 'link', 'site web', 'site internet', 'lien'],
    description: ['about', 'text', 'notes', 'texte', 'a propos'],
    pictures: ['picture', 'image', 'images', 'photo', 'photos', 'image url', 'photo url'],
    rating: ['stars', 'note', 'etoiles'],
    food_safety_id: ['dinesafe id', 'dinesafe establishment id'],
    published: ['date', 'date published', 'created', 'date de publication', 'publie'],
  },
  events: {
    [KEY_FIELD]: ['id', 'external key', 'identifiant', 'cle', 'uid'],
    name: ['title', 'summary', 'event', 'nom', 'titre', 'evenement'],
    start: ['start time', 'starts', 'begin', 'debut', 'date', 'date de debut'],
    end: ['end time', 'ends', 'fin', 'date de fin'],
    listing: ['venue', 'place', 'lieu', 'salle'],
    address: ['location', 'adresse'],
    price: ['cost', 'prix', 'tarif'],
    description: ['about', 'text', 'texte'],
    pictures: ['picture', 'image', 'photo'],
    cancelled: ['canceled', 'date cancelled', 'annule'],
    published: ['date published'],
    calendar_uid: [],
  },
  articles: {
    [KEY_FIELD]: ['id', 'guid', 'external key', 'identifiant', 'cle'],
    name: ['title', 'headline', 'titre', 'nom'],
    section: ['category', 'type', 'rubrique', 'categorie'],
    summary: ['excerpt', 'description', 'resume', 'extrait'],
    body: ['content', 'html', 'text', 'contenu', 'texte'],
    author: ['byline', 'creator', 'auteur', 'auteure'],
    pictures: ['picture', 'image', 'photo'],
    published: ['date', 'date published', 'pubdate', 'date de publication', 'publie'],
  },
};
