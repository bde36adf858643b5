const MIN_LENGTH = 8;

/** The start of every list of leaked passwords; a server may have more. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssword p@ssw0rd qwertyui qwertyuiop qwerty12 qwerty123 1q2w3e4r
   1qaz2wsx q1w2e3r4 zaq12wsx abcd1234 abc12345 iloveyou sunshine princess football baseball superman
   trustno1 whatever letmein1 welcome1 starwars michelle jennifer computer corvette mercedes maverick midnight
   internet samantha victoria asdfghjk asdfghjkl asdf1234 zxcvbnm1 dragon12 monkey12 charlie1 liverpool
   test1234 testtest changeme administrator cityguide`.split(/\s+/),
);

/**
 * Returns what is wrong with a new password, with Django's messages; empty if it is valid.
 * The rules are the server's alone: clients show these messages and never validate themselves.
 */
export function findPasswordErrors(password: string): string[] {
  const errors: string[] = [];
  if ([...password].length < MIN_LENGTH) {
    errors.push(`This password is too short. It must contain at least ${MIN_LENGTH} characters.`);
  }
  if (COMMON.has(password.toLowerCase().trim())) errors.push('This password is too common.');
  if (/^\d+$/.test(password)) errors.push('This password is entirely numeric.');
  return errors;
}
