import { apiFault, isDefiniteNo } from '../services/apiFault';
import type { LoginState } from './LoginStore';
import { noSuccess } from './loginState';
import { noAuthError, parseAuthError, type AuthField } from './parseAuthError';

interface Sending {
  /** Fields whose messages count. */
  names: readonly AuthField[];
  /** Gives what is then true of the state. One that takes the signal can be withdrawn. */
  work(signal: AbortSignal): Promise<Partial<LoginState>>;
}

interface Settings {
  getState(): LoginState;
  setState(changes: Partial<LoginState>): void;
  generalError: string;
  report?(error: unknown, doing: string): void;
}

export type Sender = ReturnType<typeof createSender>;

/** Sends the forms of the dialogs: one at a time, once, and told only in the dialog that was sent. */
export function createSender({ getState, setState, generalError, report }: Settings) {
  let isLeaving = false;
  /** What is under way and belongs to the dialog on show. */
  let current: { controller: AbortController; isWithdrawable: boolean } | undefined;

  const isBusy = () => getState().isFetching || isLeaving;

  return {
    isBusy,
    /** From success until the page is gone nothing more is sent. */
    leave: () => (isLeaving = true),
    /** The page is there again after all: it came out of the back/forward cache. */
    stay() {
      if (isLeaving) setState({ isFetching: false });
      isLeaving = false;
    },
    /**
     * To be called when another dialog shows, or none. What can be withdrawn is; the rest runs on, but its errors are
     * told nowhere.
     */
    withdraw() {
      if (current?.isWithdrawable) setState({ isFetching: false });
      current?.controller.abort();
      current = undefined;
    },
    /** Gives whether it worked. Afterwards the form can be sent again, whatever came back. */
    async send({ names, work }: Sending, { isWithdrawable = false } = {}): Promise<boolean> {
      if (isBusy()) return false;
      setState({ ...noSuccess, isFetching: true, authError: noAuthError });
      const own = { controller: new AbortController(), isWithdrawable };
      current = own;
      const isWithdrawn = () => isWithdrawable && own !== current;
      try {
        const changes = await work(own.controller.signal);
        if (isWithdrawn()) return false;
        setState({ isFetching: false, ...changes });
        return true;
      } catch (error) {
        if (!isForTheVisitor(error)) report?.(error, 'sending a form of the visitor’s account');
        if (isWithdrawn()) return false;
        const authError = parseAuthError(error, { names, generalError });
        setState({ isFetching: false, ...(own === current && { authError }) });
        return false;
      } finally {
        if (own === current) current = undefined;
      }
    },
  };
}

/** A refusal is told in the form, and who withdraws one knows it: neither is a fault of ours. */
const isForTheVisitor = (error: unknown) => isDefiniteNo(error) || apiFault(error).kind === 'aborted';
