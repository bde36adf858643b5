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
    done: 'You are still logged in here, and logged out everywhere else.',
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
