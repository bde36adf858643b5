import { detail } from '../wire/responses';
import { defineRoutes } from '../wire/route';
import { createCoverage } from './createCoverage';

const { read } = defineRoutes({
  read: {
    method: 'GET',
    path: 'things/',
    summary: 'Things.',
    needsMember: false,
    responses: { 200: detail, 403: detail, 429: detail },
  },
});

describe('the coverage of responses', () => {
  it('API-1 lists every declared response that has not been seen', () => {
    expect(createCoverage().findUncovered([read])).toEqual(['GET things/ 200', 'GET things/ 403']);
  });

  it('API-1 lists none once all have been seen; too many requests need not be produced', () => {
    const coverage = createCoverage();
    coverage.record(read, 200);
    expect(coverage.findUncovered([read])).toEqual(['GET things/ 403']);
    coverage.record(read, 403);
    expect(coverage.findUncovered([read])).toEqual([]);
  });
});
