import { getMapUrl } from './getMapUrl';

const searched = (link: string | undefined) => decodeURIComponent(link?.split('query=')[1] ?? '');

describe('map link', () => {
  it.each([
    ['O-CRD-02', '#3 - 120 King St W & Bay St, Toronto'],
    ['O-CRD-07', '5217 1/2 Rue Saint-Denis, Montréal % 2'],
    ['LIST-8', '1 Dundas + Yonge?'],
  ])('%s searches for exactly the address', (_, address) => {
    const link = getMapUrl(address);
    expect(searched(link)).toBe(address);
    expect(new URL(link ?? '').searchParams.get('query')).toBe(address);
    expect(new URL(link ?? '').hash).toBe('');
    expect(link).toMatch(/^https:\/\//);
  });

  it('survives half an emoji', () => {
    expect(searched(getMapUrl('1 King St \ud83c'))).toBe('1 King St \ufffd');
  });

  it.each([null, undefined, '', '  '])('O-CRD-07 links nothing for %p', (address) => {
    expect(getMapUrl(address)).toBeUndefined();
  });
});
