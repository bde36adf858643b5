import { asApiError, isPermanentError } from '../services/asApiError';
import type { LoginState } from './LoginStore';
import { noSuccessFlags } from './loginState';
import { noAuthError, parseAuthError, type AuthField } from './parseAuthError';

interface FormSubmission {
  /** Fields whose messages are shown. */
  fields: readonly AuthField[];
  /** Returns the resulting changes of the state. One that uses the signal can be cancelled. */
  submit(signal: AbortSignal): Promise<Partial<LoginState>>;
}

interface FormSenderOptions {
  getState(): LoginState;
  setState(changes: Partial<LoginState>): void;
  generalError: string;
  report?(error: unknown, doing: string): void;
}

export type FormSender = ReturnType<typeof createFormSender>;

/** Sends the forms of the dialogs: one at a time, once, with errors shown only in the dialog that was sent. */
export function createFormSender({ getState, setState, generalError, report }: FormSenderOptions) {
  let isLeaving = false;
  /** The pending submission of the open dialog. */
  let current: { controller: AbortController; isCancelable: boolean } | undefined;

  const isBusy = () => getState().isFetching || isLeaving;

  return {
    isBusy,
    /** From success until the page has unloaded nothing more is sent. */
    startLeaving: () => (isLeaving = true),
    /** The page is visible again: it came out of the back/forward cache. */
    cancelLeaving() {
      if (isLeaving) setState({ isFetching: false });
      isLeaving = false;
    },
    /**
     * To be called when another dialog is shown, or none. A submission that can be cancelled is; others continue, but
     * their errors are not shown.
     */
    cancel() {
      if (current?.isCancelable) setState({ isFetching: false });
      current?.controller.abort();
      current = undefined;
    },
    /** Returns whether it succeeded. Afterwards the form can be sent again, whatever the response. */
    async send({ fields, submit }: FormSubmission, { isCancelable = false } = {}): Promise<boolean> {
      if (isBusy()) return false;
      setState({ ...noSuccessFlags, isFetching: true, authError: noAuthError });
      const submission = { controller: new AbortController(), isCancelable };
      current = submission;
      const isCanceled = () => isCancelable && submission !== current;
      try {
        const changes = await submit(submission.controller.signal);
        if (isCanceled()) return false;
        setState({ isFetching: false, ...changes });
        return true;
      } catch (error) {
        if (!isShownToVisitor(error)) report?.(error, 'sending a form of the visitor’s account');
        if (isCanceled()) return false;
        const authError = parseAuthError(error, { names: fields, generalError });
        setState({ isFetching: false, ...(submission === current && { authError }) });
        return false;
      } finally {
        if (submission === current) current = undefined;
      }
    },
  };
}

/** A rejection is shown in the form, and a cancellation is the visitor's own: neither is an error of ours. */
const isShownToVisitor = (error: unknown) => isPermanentError(error) || asApiError(error).kind === 'aborted';
