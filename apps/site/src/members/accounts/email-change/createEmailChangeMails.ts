import {
  composeApproveEmailMail,
  composeConfirmEmailMail,
  composeTakeBackMail,
} from '../../../platform/mail/composeAccountMails';
import type { Brand } from '../../../platform/settings/loadBrand';
import type { AccountMails } from '../createAccountMails';
import { waysInPaths } from '../waysInPaths';

interface Order {
  to: string;
  token: string;
  /** Where the link leads; without it no mail is sent, and that is reported. */
  origin: string | undefined;
}

export type EmailChangeMails = ReturnType<typeof createEmailChangeMails>;

/** The mails of a change of email, each with its link. */
export function createEmailChangeMails({ mails, brand }: { mails: AccountMails; brand: Brand }) {
  const linkTo = (site: string, path: string, token: string) => `${site}${path}?token=${token}`;

  return {
    /** To the new address. */
    confirm({ to, token, origin }: Order): void {
      mails.post({
        origin,
        compose: (site) =>
          composeConfirmEmailMail({ brand, to, link: linkTo(site, waysInPaths.confirmEmail, token) }),
      });
    },
    /** To the present address of a member without a password; `email` is the new one. */
    approve({ to, token, origin, email }: Order & { email: string }): void {
      mails.post({
        origin,
        compose: (site) =>
          composeApproveEmailMail({ brand, to, email, link: linkTo(site, waysInPaths.confirmEmail, token) }),
      });
    },
    /** To the present or earlier address: `email` was asked for or, where that is done, is the account's now. */
    warn({ to, token, origin, email, isDone }: Order & { email: string; isDone: boolean }): void {
      mails.post({
        origin,
        compose: (site) => {
          const link = linkTo(site, waysInPaths.takeBackEmail, token);
          return composeTakeBackMail({ brand, to, email, isDone, link });
        },
      });
    },
  };
}
