import { composeResetMail } from './composeResetMail';

const link = 'https://city.example/accounts/reset-password/?token=abc&x="1"';

it('HOST-4 AUTH-12 the reset mail names the brand and leads to the link', () => {
  const mail = composeResetMail({
    brand: { name: 'The <Ledger>', language: 'en' },
    to: 'maya@example.com',
    link,
  });
  expect([mail.senderName, mail.subject]).toEqual(['The <Ledger>', 'Choose a new password for The <Ledger>']);
  expect(mail.text).toContain(`Choose a new password:\n${link}\n`);
  expect(mail.html).toContain(
    'href="https://city.example/accounts/reset-password/?token=abc&amp;x=&quot;1&quot;"',
  );
  expect(mail.html).not.toContain('<Ledger>');
});

it('HOST-4 AUTH-12 is in French where the site is', () => {
  const mail = composeResetMail({
    brand: { name: 'Le Guide', language: 'fr' },
    to: 'maya@example.com',
    link,
  });
  expect(mail.subject).toBe('Choisissez un nouveau mot de passe pour Le Guide');
  expect(mail.text).toContain('pendant une heure');
  expect(mail.html).toContain('<html lang="fr-CA">');
});
