import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../api';
import { useConfirm, type ConfirmOptions } from '../dialog';
import { useToast } from '../toast';
import { sayFailure } from './failures';

/** What goes with an act; all of it may be left out. */
interface ActOptions<Answer> {
  /** Asked first; who declines ends it there. */
  confirm?: ConfirmOptions | false | undefined;
  /** Said when it is done; nothing when empty. */
  said?: string | ((answer: Answer) => string) | undefined;
  /** What follows when it is done: closes, refreshes, goes elsewhere. */
  then?: ((answer: Answer) => unknown) | undefined;
  /** The sentence of a refused call where it is not the server's own; none: nothing is said. */
  failed?: ((error: ApiError) => string | undefined) | undefined;
}

/** Does something. Resolves to whether it was done: not when it was declined or refused. */
export type Act = <Answer>(work: () => Promise<Answer>, options?: ActOptions<Answer>) => Promise<boolean>;

/**
 * The one way to do something outside a form: asks, does it, says that it is done, refreshes. A refused call
 * (`ApiError`) is said as section 8 of the specification has it; every other error is a fault of ours and rejects. `busy` is true while
 * the work is under way: it belongs on the button, which then takes no second press. Nor is a second question asked
 * while one stands.
 */
export function useAct(): { act: Act; busy: boolean } {
  const confirm = useConfirm();
  const toast = useToast();
  const [pending, setPending] = useState(0);
  const asking = useRef(false);
  const act = useCallback<Act>(
    async (work, { confirm: question, said, then, failed } = {}) => {
      if (question) {
        if (asking.current) return false;
        asking.current = true;
        const agreed = await confirm(question).finally(() => (asking.current = false));
        if (!agreed) return false;
      }
      setPending((n) => n + 1);
      try {
        const answer = await work();
        const words = typeof said === 'function' ? said(answer) : said;
        if (words) toast.success(words);
        await then?.(answer);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const words = failed?.(error);
        if (words) toast.error(words);
        else if (!failed) sayFailure(error, toast.error);
        return false;
      } finally {
        setPending((n) => n - 1);
      }
    },
    [confirm, toast],
  );
  return { act, busy: pending > 0 };
}
