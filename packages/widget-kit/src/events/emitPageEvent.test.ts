import { emitPageEvent } from '../index';

describe('emitPageEvent', () => {
  it('EMBED-13.newsletter EMBED-13.search notifies the page of a newsletter sign-up and a search, with their details', () => {
    const received: unknown[] = [];
    const onNewsletter = ({ detail }: CustomEvent<{ type: string }>) => received.push(detail.type);
    const onSearch = ({ detail }: CustomEvent<{ query: string }>) => received.push(detail.query);
    document.addEventListener('cityguide:newsletter', onNewsletter);
    document.addEventListener('cityguide:search', onSearch);
    emitPageEvent('cityguide:newsletter', { type: 'foods' });
    emitPageEvent('cityguide:search', { query: 'ramen' }, document.body);
    document.removeEventListener('cityguide:newsletter', onNewsletter);
    document.removeEventListener('cityguide:search', onSearch);
    expect(received).toEqual(['foods', 'ramen']);
  });
});
