import { escapeHtml } from './escapeHtml';

it('text is escaped between tags and in quoted attributes', () => {
  expect(escapeHtml(`<b title="x">Tom & 'Jerry'</b> &amp; é`)).toBe(
    '&lt;b title=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/b&gt; &amp;amp; é',
  );
});
