import { emitPageEvent } from '../index';

describe('emitPageEvent', () => {
  it('EMBED-13.newsletter EMBED-13.search lets the page hear a newsletter sign-up and a search with their details', () => {
    const heard: unknown[] = [];
    const onNewsletter = ({ detail }: CustomEvent<{ type: string }>) => heard.push(detail.type);
    const onSearch = ({ detail }: CustomEvent<{ query: string }>) => heard.push(detail.query);
    document.addEventListener('cityguide:newsletter', onNewsletter);
    document.addEventListener('cityguide:search', onSearch);
    emitPageEvent('cityguide:newsletter', { type: 'foods' });
    emitPageEvent('cityguide:search', { query: 'ramen' }, document.body);
    document.removeEventListener('cityguide:newsletter', onNewsletter);
    document.removeEventListener('cityguide:search', onSearch);
    expect(heard).toEqual(['foods', 'ramen']);
  });
});
