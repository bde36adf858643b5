import { detail } from '../wire/answers';
import { defineRoutes } from '../wire/route';
import { createLedger } from './createLedger';

const { read } = defineRoutes({
  read: {
    method: 'GET',
    path: 'things/',
    summary: 'Things.',
    needsMember: false,
    answers: { 200: detail, 403: detail, 429: detail },
  },
});

describe('the ledger of answers', () => {
  it('API-1 names every declared answer that has not been seen', () => {
    expect(createLedger().findUnseen([read])).toEqual(['GET things/ 200', 'GET things/ 403']);
  });

  it('API-1 is content once all have been seen; too many requests need not be brought about', () => {
    const ledger = createLedger();
    ledger.note(read, 200);
    expect(ledger.findUnseen([read])).toEqual(['GET things/ 403']);
    ledger.note(read, 403);
    expect(ledger.findUnseen([read])).toEqual([]);
  });
});
