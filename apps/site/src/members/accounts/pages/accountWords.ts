/** All words of the account pages; refusals of single fields come from the API's rules, in Django's words. */
export const accountWords = {
  email: 'Email',
  password: 'Password',
  passwordAgain: 'Password again',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  passwordsDiffer: "The two passwords fields didn't match.",
  throttled: (waitSeconds: number) => `Too many attempts. Please try again in ${describeWait(waitSeconds)}.`,

  logIn: {
    title: 'Log in',
    intro: 'Good to see you again.',
    submit: 'Log in to your account',
    facebook: 'Log in with Facebook',
    lead: 'You have an account?',
  },
  signUp: {
    title: 'Create your account',
    intro: 'Save places, keep lists, rate what you ate.',
    submit: 'Sign up',
    lead: 'New here?',
  },
  forgot: {
    title: 'Forgot your password?',
    intro: 'Tell us your email address, and we send you a link to choose a new one.',
    submit: 'Send the link',
    sentTitle: 'Check your mail',
    sent: (email: string) =>
      `If there is an account for ${email}, an email with a link to a new password is on its way. The link works once, within an hour.`,
    sentHelp: 'Nothing there after a few minutes? Look among the spam, or ask again.',
    again: 'Ask again',
  },
  reset: {
    title: 'Choose a new password',
    intro: 'You will be logged out everywhere and can then log in with it.',
    submit: 'Save the new password',
    uselessTitle: 'This link no longer works',
    useless: 'It was used already or is more than an hour old. Ask for a new one.',
    askAgain: 'Ask for a new link',
    doneTitle: 'Your new password is saved',
    done: 'You can log in with it now.',
  },
  change: {
    title: 'Change your password',
    intro: 'You stay logged in here and are logged out everywhere else.',
    submit: 'Change password',
    doneTitle: 'Your password is changed',
    done: 'You are still logged in here, and logged out everywhere else. Links in earlier mails open nothing any more.',
    home: 'To the home page',
  },
  intent: {
    save: (name: string) => `Save ${name}?`,
    todo: (name: string) => `Put ${name} on your to-do list?`,
    rate: (name: string, stars: number) => `Rate ${name} ${stars} out of 5?`,
    intro: 'A link from outside this site asks for it. It is done only if you want it.',
    submit: 'Yes, please',
    decline: 'No, thanks',
  },
  required: 'This field is required.',
  keepIdentities: 'Keep the log-in with Facebook that is linked to this account',
  waysIn: {
    title: 'Ways into your account',
    intro: 'Everything that opens your account. End what you do not know, and change your password then.',
    email: 'Email',
    changeEmail: 'Change email',
    pending: (email: string) => `${email} takes its place once the link that we sent there is confirmed.`,
    cancel: 'Keep the present address',
    password: 'Password',
    passwordChanged: 'Last changed',
    passwordSet: 'You have a password.',
    noPassword: 'You have no password yet.',
    changePassword: 'Change password',
    choosePassword: 'Choose a password by mail',
    identities: 'Linked log-ins',
    noIdentities: 'None.',
    facebook: 'Facebook',
    linked: 'linked',
    unlink: 'Unlink',
    sessions: 'Where you are logged in',
    unknownDevice: 'Unknown device',
    current: 'this browser',
    since: 'since',
    lastUsed: 'last used',
    end: 'Log out',
    refusedTitle: 'That was not done',
    gone: 'It is not there any more.',
    back: 'Back to the list',
  },
  changeEmail: {
    title: 'Change your email',
    intro: 'We send a link to the new address. The present one stays until you confirm it there.',
    introWithoutPassword:
      'Your account has no password, so we first send a link to your present address, and then one to the new address.',
    newEmail: 'New email',
    submit: 'Send the link',
    sentTitle: 'Check your mail',
    sent: (email: string) =>
      `A mail with a link is on its way to ${email}. Follow it within a day, and press the button there. Until then your present address stays.`,
    sentToPresent:
      'A mail with a link is on its way to your present address. Follow it within a day, and press the button there.',
    same: 'This is your present address.',
  },
  confirmEmail: {
    title: 'Confirm your new address',
    intro: (present: string, next: string) =>
      `The account of ${present} gets the address ${next}. You log in with it from then on.`,
    submit: 'Confirm this address',
    approveTitle: 'Allow another address?',
    approveIntro: (next: string) => `Your account is to get the address ${next}. Was that you?`,
    approve: 'Allow the change',
    approvedTitle: 'One step is left',
    approved: (next: string) => `A mail is on its way to ${next}. Follow its link to confirm the address.`,
    doneTitle: 'Your address is changed',
    done: (next: string) =>
      `${next} is the address of your account now. The earlier one was told, and can take the change back for 7 days.`,
    takenTitle: 'This address cannot be used',
    taken: 'Another account has it by now. Nothing was changed.',
    uselessTitle: 'This link no longer works',
    useless: 'It was used already, is more than a day old, or another change was begun since.',
  },
  takeBack: {
    title: 'Was this not you?',
    intro: (email: string) =>
      `Bring back ${email}, log out everybody everywhere, and choose a new password. Linked log-ins and the present password open the account no more.`,
    submit: 'Take my account back',
    doneTitle: 'Your account is yours again',
    done: (email: string) =>
      `${email} is its address, and nobody is logged in any more. A mail with a link to a new password is on its way there.`,
    again: 'Nothing there after a few minutes? Look among the spam, or ask again.',
    askAgain: 'Ask for the link again',
    uselessTitle: 'This link no longer works',
    useless:
      'It was used already, or is more than 7 days old. If you cannot get into your account, ask for a new password, or write to us.',
  },
  logOut: {
    title: 'Log out?',
    intro: 'You came here from another site. Do you want to log out?',
    submit: 'Log out',
    stay: 'Stay logged in',
  },
} as const;

function describeWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
