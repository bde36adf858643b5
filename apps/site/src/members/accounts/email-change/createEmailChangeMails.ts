import {
  composeApproveEmailMail,
  composeConfirmEmailMail,
  composeTakeBackMail,
} from '../../../platform/mail/composeAccountMails';
import type { MailBrand } from '../../../platform/settings/loadBrand';
import type { AccountMails } from '../createAccountMails';
import { accountAccessPaths } from '../accountAccessPaths';

interface EmailChangeMail {
  to: string;
  token: string;
  /** The origin of the link; without one no mail is sent, and an error is reported. */
  origin: string | undefined;
}

export type EmailChangeMails = ReturnType<typeof createEmailChangeMails>;

/** The mails about a change of email, each with its link. */
export function createEmailChangeMails({ mails, brand }: { mails: AccountMails; brand: MailBrand }) {
  const linkTo = (siteOrigin: string, path: string, token: string) => `${siteOrigin}${path}?token=${token}`;

  return {
    /** To the new address. */
    sendConfirmation({ to, token, origin }: EmailChangeMail): void {
      mails.send({
        origin,
        compose: (siteOrigin) =>
          composeConfirmEmailMail({
            brand,
            to,
            link: linkTo(siteOrigin, accountAccessPaths.confirmEmail, token),
          }),
      });
    },
    /** To the current address of a member without a password; `email` is the new one. */
    sendApproval({ to, token, origin, email }: EmailChangeMail & { email: string }): void {
      mails.send({
        origin,
        compose: (siteOrigin) =>
          composeApproveEmailMail({
            brand,
            to,
            email,
            link: linkTo(siteOrigin, accountAccessPaths.confirmEmail, token),
          }),
      });
    },
    /** To the current or earlier address: `email` was requested or, with `isDone`, is the account's address now. */
    sendWarning({
      to,
      token,
      origin,
      email,
      isDone,
    }: EmailChangeMail & { email: string; isDone: boolean }): void {
      mails.send({
        origin,
        compose: (siteOrigin) => {
          const link = linkTo(siteOrigin, accountAccessPaths.takeBackEmail, token);
          return composeTakeBackMail({ brand, to, email, isDone, link });
        },
      });
    },
  };
}
