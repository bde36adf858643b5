import type { Random } from '../random';
import { expandPhrase, type Grammar } from '../text/expandPhrase';
import type { ListingKind } from './kinds/ListingKind';

const restaurantGrammar: Grammar = {
  open: [
    'Come for {dish}; stay for {side}.',
    'The order here is {dish}, and then {side}.',
    'People cross the city for {dish}.',
    'A room of {seats} seats, a short menu, and {dish}.',
    'It has been here long enough to be taken for granted, which would be a mistake: {dish}, {side}.',
    'Everything is good; {dish} is why you booked.',
  ],
  middle: [
    'Do not skip {side}.',
    'The room is {mood}, the playlist {music}.',
    'Regulars sit at the {spot} and start with {side}.',
    'The kitchen closes when the last table stops ordering.',
    'Service is {service}.',
  ],
  close: [
    'Walk-ins only, and worth the wait.',
    'Book a week ahead for a weekend.',
    'Cash is quicker.',
    'The patio opens with the first warm day and closes with the first snow.',
    'Go early, or go with someone you like talking to.',
    'Lunch is the local secret.',
  ],
  seats: ['eighteen', 'twenty-four', 'thirty', 'forty', 'sixty'],
  mood: [
    'candlelit and loud',
    'all tile and steam',
    'warm, wooden and narrow',
    'bright as a greenhouse',
    'the colour of red wine',
  ],
  music: [
    'older than the staff',
    'mostly Motown',
    'better than yours',
    'turned up after nine',
    'somebody’s cousin’s band',
  ],
  spot: ['counter', 'window', 'corner banquette', 'end of the bar', 'table by the kitchen pass'],
  service: [
    'quick and funny',
    'unhurried, in a good way',
    'the kind that remembers',
    'gentle with the undecided',
  ],
};

const placeGrammar: Grammar = {
  open: [
    'The reason to come: {dish}.',
    'Known to neighbours for {dish}, and to everyone else not yet.',
    'You will find {dish}, and {side}.',
    'Small, stubborn and ours: {dish}.',
  ],
  middle: [
    'There is also {side}.',
    'Weekday mornings are the quiet time.',
    'Staff know what they are talking about and wait to be asked.',
    'It is run by {owner}.',
  ],
  close: [
    'Free to look around.',
    'Bring a friend who says there is nothing to do here.',
    'Check the hours before a long trip.',
    'The streetcar stops at the door.',
    'Stay longer than you planned.',
  ],
  owner: [
    'two sisters and a spreadsheet',
    'volunteers with keys',
    'the same family since 1974',
    'someone who used to be an accountant',
    'a collective of nine',
  ],
};

/** Two to three sentences about a listing, written as a city guide would. */
export function describeListing(kind: ListingKind, random: Random): string {
  const grammar = { ...(kind.type === 'restaurants' ? restaurantGrammar : placeGrammar), ...kind.grammar };
  const template = random.pick(['{open} {middle} {close}', '{open} {close}', '{open} {middle}']);
  return capitalise(expandPhrase(template, { grammar, random }));
}

/** Capitalises the sentences that start with a slot, whose text is in lower case. */
function capitalise(text: string): string {
  return text.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, start: string, letter: string) => start + letter.toUpperCase(),
  );
}
