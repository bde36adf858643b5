import { defaultSiteConfig, type AdsConfig } from '@cityguide/site-config';
import { createSecurityHeaders } from './addSecurityHeaders';
import { listAdSources } from './listAdSources';

const tag: AdsConfig = { ...defaultSiteConfig.ads, provider: 'google-publisher-tag' };

function readPolicy(ads: AdsConfig): Record<string, string> {
  const parts = String(createSecurityHeaders(listAdSources(ads))['content-security-policy']).split(';');
  return Object.fromEntries(
    parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  );
}

describe('EMBED-15 the content security policy for ads', () => {
  it('ADS-4.house house ads: nothing beyond the site', async () => {
    const policy = readPolicy(defaultSiteConfig.ads);
    expect([policy['script-src'], policy['frame-src'], policy['connect-src']]).toEqual([
      "'self'",
      "'self'",
      "'self'",
    ]);
  });

  it('ADS-4 the tag: its script from one origin, never anything inline', async () => {
    const policy = readPolicy({ ...tag, tagScript: 'https://tag.example/a/gpt.js' });
    expect(policy['script-src']).toBe("'self' https://tag.example");
    expect(policy['frame-src']).toBe("'self' https:");
    expect(readPolicy(tag)['script-src']).toBe("'self' https://securepubads.g.doubleclick.net");
  });

  it('ADS-3 Prebid where there is header bidding, each origin once', () => {
    const prebidScript = 'https://tag.example/prebid.js';
    const ads = { ...tag, tagScript: 'https://tag.example/gpt.js', prebidScript };
    expect(listAdSources({ ...ads, headerBidding: true }).script).toEqual(['https://tag.example']);
    const elsewhere = { ...ads, prebidScript: 'https://prebid.example/prebid.js', headerBidding: true };
    expect(listAdSources(elsewhere).script).toEqual(['https://tag.example', 'https://prebid.example']);
    expect(listAdSources({ ...tag, prebidScript, headerBidding: false }).script).toHaveLength(1);
  });
});
