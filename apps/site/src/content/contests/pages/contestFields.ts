import type { ContestRow } from '../repository';
import { emailField, nameField } from '../../../pages/forms/commonFields';
import type { FieldRule } from '../../../pages/forms/FieldRule';

const MAX_ANSWER = 600;
const MAX_ADDRESS = 500;

/** The fields of a contest's form; a photo is given by its URL. */
export function listContestFields({
  kind,
  question,
}: Pick<ContestRow, 'kind' | 'question'>): readonly FieldRule<'name' | 'email' | 'answer'>[] {
  const answer: FieldRule<'answer'> =
    kind === 'photo'
      ? {
          name: 'answer',
          label: question || 'Where can we see your photo?',
          help: 'Its address, beginning with https://. Any page that shows it without a log-in will do.',
          type: 'url',
          autocomplete: 'off',
          maxLength: MAX_ADDRESS,
          requiredMessage: 'Please give the address of your photo.',
          validate: (value) =>
            isWebAddress(value) ? undefined : 'This is no address that we can open. It begins with https://.',
        }
      : {
          name: 'answer',
          label: question || 'Your answer',
          type: 'long-text',
          maxLength: MAX_ANSWER,
          requiredMessage: 'Please answer the question.',
        };
  return [answer, nameField, { ...emailField, help: 'Only to tell you if you win.' }];
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/\s/.test(text);
}
