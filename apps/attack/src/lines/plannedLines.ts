import type { AttackLine } from '../AttackLine';

const notYet = 'no such part yet';
const attack = () => Promise.resolve();

/** Lines for parts that are not built yet; they are listed so that they are not forgotten. */
export const plannedLines: readonly AttackLine[] = [
  {
    number: 36,
    threat: 'content API and sync',
    rule: 'A token only reaches its own scope, a signed request counts once, and no picture URL leads into the internal network.',
    ...{ notYet, attack },
  },
];
