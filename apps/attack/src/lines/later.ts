import type { Line } from '../Line';

const notYet = 'no such part yet';
const attack = () => Promise.resolve();

/** Lines of what is not built: they are named so that nobody forgets them. */
export const later: readonly Line[] = [
  {
    number: 36,
    threat: 'content API and sync',
    rule: 'A token reaches its own scope, a signed call counts once, and no picture’s address leads into the network.',
    ...{ notYet, attack },
  },
  {
    number: 37,
    threat: 'another host of the same site',
    rule: 'Only listed origins read answers, never with a wildcard, and writes still need their token.',
    ...{ notYet, attack },
  },
];
