import { getPhoneUrl } from './getPhoneUrl';

describe('phone link', () => {
  it.each([
    ['brackets, spaces and dashes', '(416) 555-0123', 'tel:4165550123'],
    ['dots', '416.555.0123', 'tel:4165550123'],
    ['a leading plus', '+1 416 555 0123', 'tel:+14165550123'],
    ['a plus behind a bracket', '(+1) 416 555 0123', 'tel:+14165550123'],
    ['a plus that does not lead', '416+555-0123', 'tel:4165550123'],
    ['a bracketed zero for callers at home', '+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['letters', '1-800-FLOWERS', 'tel:18003569377'],
    ['an x among the letters', '1-800-GO-FEDEX', 'tel:18004633339'],
    ['few letters', '416-555-food', 'tel:4165553663'],
    ['a word in front', 'Tel: 416-555-0123', 'tel:4165550123'],
    ['a remark behind', '416-555-0123 (Toronto)', 'tel:4165550123'],
    ['two numbers', '416-555-0123 / 416-555-0199', 'tel:4165550123'],
    ['two numbers with a word', '416-555-0123 or 416-555-0199', 'tel:4165550123'],
    ['wide digits', '\uff14\uff11\uff16 555 0123', 'tel:4165550123'],
    ['a short service number', '311', 'tel:311'],
  ])('FMT-4.digits FMT-4.plus FMT-4.letters parses %s', (_, phone, link) => {
    expect(getPhoneUrl(phone)).toBe(link);
  });

  it.each([
    '(416) 555-0123 ext. 45',
    '(416) 555-0123 ext 45',
    '(416) 555-0123 x45',
    '416-555-0123x45',
    '416 555 0123 Extension 45',
    '416 555 0123, poste 45',
    '416-555-0123 #45',
    '416-555-0123;ext=45',
  ])('O-CRD-03 FMT-4.extension keeps the extension of %s apart', (phone) => {
    expect(getPhoneUrl(phone)).toBe('tel:4165550123;ext=45');
  });

  it.each([null, undefined, '', '   ', '-', 'call us', '12', '1234567890123456'])(
    'FMT-4.no-number returns no link for %p',
    (phone) => {
      expect(getPhoneUrl(phone)).toBeUndefined();
    },
  );
});
