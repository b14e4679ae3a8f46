import type { Context } from '../../kit/context/context';
import { fingerprint } from '../../kit/secrets';
import { bitsFor } from '../../kit/captcha';
import { because, invalid } from '../../kit/refusal';
import { knownDevice } from './known-devices';

const window = 15 * 60;
/** Tries for a name before a captcha is asked for. */
const freeTries = 3;
/** Passwords that one network, or one known device, may have looked at for a name. */
const triesOfOne = 10;
/** Passwords that all unknown devices together may have looked at for a name. */
const triesOfUnknown = 100;
/** Failures of a network before it sees a captcha, and calls before it is closed, whatever names it tries. */
const freeFailures = 10;
const networkTries = 200;

/** Who tries a name: a device that signed in to it before, else a network. */
interface Knock {
  /** The name as it is counted, whether or not an account has it: the answers must not tell. */
  name: string;
  who: string;
  known: boolean;
}

async function knockOf(context: Context, typed: string): Promise<Knock> {
  const name = fingerprint(typed.trim().toLowerCase());
  const device = await knownDevice(context, typed);
  return { name, who: device ?? context.network, known: device !== undefined };
}

/**
 * Strangers who try a name make every other stranger see a captcha; a known device sees one for its own tries only, so that
 * nobody else can hold its owner up.
 */
const askedKey = ({ name, who, known }: Knock): string => `login:asked:${name}${known ? `:${who}` : ''}`;
const triesKey = ({ name, who }: Knock): string => `login:tries:${name}:${who}`;
const unknownKey = ({ name }: Knock): string => `login:unknown:${name}`;
const passedKey = ({ name, who }: Knock): string => `login:passed:${name}:${who}`;
const failedKey = (context: Context): string => `login:failed:${context.network}`;

/** Tries of a name beyond those that are free, when the account form must show a captcha now; undefined when it need not. */
export async function captchaNeeded(context: Context, name: string): Promise<number | undefined> {
  const knock = await knockOf(context, name);
  if (await passed(context, knock)) return undefined;
  const tries = name === '' ? 0 : await context.limits.used(askedKey(knock));
  const failed = knock.known ? 0 : await context.limits.used(failedKey(context));
  return tries >= freeTries || failed >= freeFailures ? Math.max(0, tries - freeTries) : undefined;
}

const passed = async (context: Context, knock: Knock) => (await context.limits.used(passedKey(knock))) > 0;

/** A try that was counted. */
export interface Try {
  /** The second step is missing: five minutes for it without another captcha. */
  pass(): Promise<void>;
  /** The password was right. */
  forgive(): Promise<void>;
  /** Tries that are left. */
  left: number;
}

/**
 * Counts a try for this name, then asks for what a try of this number needs, before the password is looked at. What was
 * refused for want of a captcha uses up no password: calls without one can close a name to nobody.
 */
export async function takeTry(
  context: Context,
  typed: string,
  captcha: { captcha?: string | undefined; captchaCacheKey?: string | undefined },
): Promise<Try> {
  const { limits } = context;
  const knock = await knockOf(context, typed);
  await limits.take(`login:network:${context.network}`, networkTries, window);
  const failed = await limits.take(failedKey(context), Infinity, window);
  const asked = await limits.take(askedKey(knock), Infinity, window);
  const suspicious = asked > freeTries || (!knock.known && failed > freeFailures);
  if (suspicious && !(await passed(context, knock)))
    await requireCaptcha(context, 'account', captcha, asked - 1 - freeTries);
  const used = await limits.take(triesKey(knock), triesOfOne, window);
  if (!knock.known) await limits.take(unknownKey(knock), triesOfUnknown, window);
  return {
    async pass() {
      if (!(await passed(context, knock))) await limits.take(passedKey(knock), 100, 300);
    },
    async forgive() {
      await limits.reset(askedKey(knock));
      await limits.reset(triesKey(knock));
      await limits.giveBack(failedKey(context));
    },
    left: Math.max(0, triesOfOne - used),
  };
}

/** Pictures that one network may answer in an hour without the work beside them: there are pages without Web Crypto. */
const bareAnswers = 30;

/** Counts that a network asks for a picture; how often it did before. The more, the more work goes with each. */
export const askForCaptcha = async ({ limits, network }: Context): Promise<number> =>
  (await limits.take(`captcha:ip:${network}`, 120, 600)) - 1;

/**
 * Refuses at the captcha field unless the answer is right. Programs read pictures: what was done less work for than so many
 * tries of a name ask for is let through a few times only (429).
 */
export async function requireCaptcha(
  context: Context,
  purpose: string,
  given: { captcha?: string | undefined; captchaCacheKey?: string | undefined },
  tries = 0,
) {
  if (!given.captcha || !given.captchaCacheKey) throw invalid({ captcha: because('enterCaptcha') });
  const { right, bits } = await context.captcha.verify(purpose, given.captchaCacheKey, given.captcha);
  if (!right) throw invalid({ captcha: because('wrongCaptcha') });
  if (bits < bitsFor(Math.max(0, tries)))
    await context.limits.take(`captcha:bare:${context.network}`, bareAnswers, 3600);
}
