import type * as contract from '../../../src/api/contract/verdict';
import { wallVerdict } from '../account/board/redact';
import type { Handlers } from '../kit/context/handler';
import { readVerdict } from '../fleet/stats/verdict';

/** Whether all is fine, and what needs somebody. */
export const verdict: Handlers<typeof contract> = {
  async verdict(context) {
    const data = await readVerdict(context);
    return { data: context.caller.wallboard ? wallVerdict(data) : data };
  },
};
